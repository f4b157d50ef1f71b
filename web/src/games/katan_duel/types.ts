// Made by `npm run types` from the referee; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Board
         * @description A table of Katan – Duel.
         */
        Board: {
            active: number;
            advantages: {
                [key: string]: components["schemas"]["Advantage"];
            };
            die?: number;
            discard: {
                [key: string]: components["schemas"]["Pile"];
            };
            event?: number;
            events: number;
            notes: components["schemas"]["Notes"];
            offer?: components["schemas"]["Offer"];
            /** @enum {unknown} */
            phase: "act" | "fill" | "roll" | "swap";
            prospects: {
                [key: string]: components["schemas"]["Prospect"];
            };
            search?: number;
            seats: {
                [key: string]: components["schemas"]["Principality"];
            };
            stacks: {
                [key: string]: number;
            };
            supply: {
                [key: string]: number;
            };
            symbol?: string;
            targets?: number;
            turn: number;
        };
        /**
         * Advantage
         * @description Who holds an advantage, and its victory points.
         */
        Advantage: {
            points: number;
            seat: number;
        };
        /**
         * Pile
         * @description A discard pile: its top card, how many there are, and all of them where everybody may look through it.
         */
        Pile: {
            cards?: number[];
            count: number;
            top: number;
        };
        /**
         * Notes
         * @description What a careful player would have noted about face-down cards.
         */
        Notes: {
            hands: {
                [key: string]: number[];
            };
            piles: {
                [key: string]: number[];
            };
            scattered: components["schemas"]["Scattered"][];
            stacks: {
                [key: string]: components["schemas"]["Run"][];
            };
        };
        /**
         * Scattered
         * @description Cards that lie in one of these places.
         */
        Scattered: {
            cards: number[];
            places: components["schemas"]["Where"][];
        };
        /**
         * Where
         * @description Somebody's hand, a stack or a discard pile.
         */
        Where: {
            hand?: number;
            pile?: number;
            stack?: number;
        };
        /**
         * Run
         * @description A card of a stack, or several that are not known.
         */
        Run: {
            card?: number;
            unknown?: number;
        };
        /**
         * Offer
         * @description The card that lies open for both, and how many of it are left.
         */
        Offer: {
            card: number;
            left: number;
        };
        /**
         * Prospect
         * @description What it would mean to lay out an expansion of mine now.
         */
        Prospect: {
            boosts?: {
                [key: string]: number[];
            };
            enough?: number;
            missing?: {
                [key: string]: number;
            };
            pays?: {
                [key: string]: number;
            };
            regions?: number[];
            sites?: number[];
        };
        /**
         * Principality
         * @description What a player has.
         */
        Principality: {
            cards: {
                [key: string]: components["schemas"]["Built"];
            };
            columns: {
                [key: string]: components["schemas"]["Column"];
            };
            free: number[];
            hand: components["schemas"]["Held"][];
            points: {
                [key: string]: number;
            };
            rates: {
                [key: string]: number;
            };
            regions: {
                [key: string]: components["schemas"]["Ground"];
            };
            robbery: components["schemas"]["Robbery"];
        };
        /**
         * Built
         * @description A card on a site, and the victory points that it brings there.
         */
        Built: {
            card: number;
            points?: number;
        };
        /**
         * Column
         * @description A part of a principality from its upper to its lower edge: two regions with a road, or a place.
         *
         *         A plot is where the next settlement could stand.
         */
        Column: {
            above?: number;
            below?: number;
            /** @enum {unknown} */
            kind: "city" | "plot" | "regions" | "settlement";
            place?: number;
            points?: number;
            road?: boolean;
            side?: number;
            sites?: number[];
        };
        /**
         * Held
         * @description A card in a hand, or several of which only the back is seen.
         */
        Held: {
            back?: string;
            card?: number;
            count?: number;
            later?: boolean;
        };
        /**
         * Ground
         * @description A region with what lies on it, and in a Gold Cache beside it.
         */
        Ground: {
            cache?: number;
            goods: number;
            land: number;
            rate?: number;
        };
        /**
         * Robbery
         * @description What brigands would count, and take.
         */
        Robbery: {
            counted: number;
            losses?: {
                [key: string]: number;
            };
            sheltered?: number;
        };
        /**
         * Scene
         * @description A mode of the game.
         */
        Scene: {
            boosted: number;
            capacity: number;
            cards: components["schemas"]["CardKind"][];
            events: components["schemas"]["EventKind"][];
            goods: components["schemas"]["NamedGood"][];
            lands: components["schemas"]["RegionCard"][];
            letters: string;
            prices: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            regions: components["schemas"]["RegionSpot"][];
            sites: components["schemas"]["SiteSpot"][];
            spared: number;
            stacks: components["schemas"]["DrawStack"][];
            stand_in: boolean;
            symbols: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            target: number;
            title: {
                [key: string]: string;
            };
            tokens: string[];
        };
        /**
         * CardKind
         * @description A kind of card; its text is the rule of this id.
         */
        CardKind: {
            back: string;
            /** @enum {unknown} */
            colour: "action" | "brown" | "green" | "red";
            cost: {
                [key: string]: number;
            };
            drawing: string;
            group: string;
            id: number;
            once: boolean;
            own_moment: boolean;
            points: {
                [key: string]: number;
            };
            rule: string;
            short: {
                [key: string]: string;
            };
            title: {
                [key: string]: string;
            };
        };
        /**
         * EventKind
         * @description A kind of event card.
         */
        EventKind: {
            drawing: string;
            id: number;
            rule: string;
            title: {
                [key: string]: string;
            };
        };
        /**
         * NamedGood
         * @description A resource.
         */
        NamedGood: {
            key: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * RegionCard
         * @description A region card.
         */
        RegionCard: {
            good: string;
            number: number;
            title: {
                [key: string]: string;
            };
        };
        /**
         * RegionSpot
         * @description Where a region lies, and the sites beside it.
         */
        RegionSpot: {
            beside: number[];
            /** @enum {unknown} */
            row: "above" | "below";
        };
        /**
         * SiteSpot
         * @description A site: above or below its place, and farther out than another one. Moves name the spot.
         */
        SiteSpot: {
            outer: boolean;
            place: number;
            /** @enum {unknown} */
            row: "above" | "below";
            spot: number;
        };
        /**
         * DrawStack
         * @description A draw stack; without an owner it is everybody's.
         */
        DrawStack: {
            back: string;
            owner?: number;
            title: {
                [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Board = components['schemas']['Board']
export type Advantage = components['schemas']['Advantage']
export type Pile = components['schemas']['Pile']
export type Notes = components['schemas']['Notes']
export type Scattered = components['schemas']['Scattered']
export type Where = components['schemas']['Where']
export type Run = components['schemas']['Run']
export type Offer = components['schemas']['Offer']
export type Prospect = components['schemas']['Prospect']
export type Principality = components['schemas']['Principality']
export type Built = components['schemas']['Built']
export type Column = components['schemas']['Column']
export type Held = components['schemas']['Held']
export type Ground = components['schemas']['Ground']
export type Robbery = components['schemas']['Robbery']
export type Scene = components['schemas']['Scene']
export type CardKind = components['schemas']['CardKind']
export type EventKind = components['schemas']['EventKind']
export type NamedGood = components['schemas']['NamedGood']
export type RegionCard = components['schemas']['RegionCard']
export type RegionSpot = components['schemas']['RegionSpot']
export type SiteSpot = components['schemas']['SiteSpot']
export type DrawStack = components['schemas']['DrawStack']
