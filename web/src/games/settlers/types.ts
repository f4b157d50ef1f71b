// Made by `npm run types` from the referee; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Board
         * @description A table of Settlers.
         */
        Board: {
            alone?: components["schemas"]["Alone"];
            called: number[];
            deck: number;
            discard: number;
            first?: number;
            lacks: {
                [key: string]: components["schemas"]["Lacking"];
            };
            locations: {
                [key: string]: components["schemas"]["Location"];
            };
            phase?: string;
            phases: string[];
            prayer?: components["schemas"]["Praying"];
            revealed: number[];
            round: number;
            row: number[];
            sides: {
                [key: string]: components["schemas"]["Side"];
            };
            uses: {
                [key: string]: components["schemas"]["Use"][];
            };
            ways?: components["schemas"]["Way"][];
        };
        /**
         * Alone
         * @description The virtual player's plans, and how the game would end now.
         */
        Alone: {
            attacks: number;
            collection: number[];
            own: number;
            rank: number;
            threats: components["schemas"]["Threat"][];
            won: boolean;
        };
        /**
         * Threat
         * @description An attack card that may come next, and what it would hit; of several locations I choose.
         */
        Threat: {
            cards: number;
            good: string;
            targets: number[];
        };
        /**
         * Lacking
         * @description Why a card of my hand cannot be built.
         */
        Lacking: {
            goods: {
                [key: string]: number;
            };
            send?: string;
            site?: boolean;
        };
        /**
         * Location
         * @description What lies on a location, or under it.
         */
        Location: {
            defended?: boolean;
            guarded?: boolean;
            guests?: components["schemas"]["Count"];
            hidden?: number[];
            offerings?: components["schemas"]["Offerings"];
            owner?: number;
            perhaps?: number[];
            statues?: string[];
            stored?: number[];
            used?: components["schemas"]["Count"];
        };
        /**
         * Count
         * @description How often something was done in this round, and how often it may be.
         */
        Count: {
            done: number;
            most: number;
        };
        /**
         * Offerings
         * @description Resources on a location, and the points that they are worth.
         */
        Offerings: {
            count: number;
            points: number;
        };
        /**
         * Praying
         * @description A prayer that goes on.
         */
        Praying: {
            asked?: string[];
            card: number;
            offer?: components["schemas"]["Offer"];
            reveals?: number;
            seat: number;
            tokens?: {
                [key: string]: string;
            };
            tricolour?: string;
        };
        /**
         * Offer
         * @description What may still be given in a prayer, and the points for what was given.
         */
        Offer: {
            left: {
                [key: string]: number;
            };
            worth: number;
        };
        /**
         * Side
         * @description What lies before a player; the virtual one has locations and attack cards only.
         */
        Side: {
            aside: number[];
            commons: number;
            deals: number[];
            deck: number;
            empire: number[];
            faction?: string;
            favours: string[];
            foundations: number[];
            hand: number[];
            passed: boolean;
            perhaps: components["schemas"]["PerhapsHeld"][];
            routes: number[];
            supply: {
                [key: string]: number;
            };
            trios?: {
                [key: string]: number;
            };
        };
        /**
         * PerhapsHeld
         * @description A card of which I know only that it is in this hand or in another place.
         */
        PerhapsHeld: {
            card: number;
            places: string[];
        };
        /**
         * Use
         * @description Something that might be done with a card, allowed now or not.
         */
        Use: {
            free?: boolean;
            gains?: string[];
            good?: string;
            kind: string;
            pays?: components["schemas"]["Way"][];
            times?: number;
        };
        /**
         * Way
         * @description One way to pay: what leaves the supply, and how much of each resource is paid with gold.
         */
        Way: {
            gold?: {
                [key: string]: number;
            };
            goods: {
                [key: string]: number;
            };
        };
        /**
         * Scene
         * @description Everything that a page must know before the first move.
         */
        Scene: {
            attacks: components["schemas"]["AttackCard"][];
            cards: components["schemas"]["CardCopy"][];
            colours: string[];
            expansion: string;
            factions: components["schemas"]["FactionMat"][];
            goods: string[];
            lookout: string;
            matching: {
                [key: string]: string;
            };
            peaceful: boolean;
            ranks: {
                [key: string]: string;
            }[];
            rounds: number;
            sends: string[];
            sent: number;
            sets: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            shape: components["schemas"]["DeckShape"][];
            titles: components["schemas"]["CardTitle"][];
        };
        /**
         * AttackCard
         * @description A card of the virtual player.
         */
        AttackCard: {
            good: string;
            id: number;
        };
        /**
         * CardCopy
         * @description One copy of a card; its number is that of boards, moves and events.
         */
        CardCopy: {
            code: string;
            cost: {
                [key: string]: number;
            };
            deal?: string;
            id: number;
            raze: string[];
            sites: number;
            title: number;
        };
        /**
         * FactionMat
         * @description A faction board.
         */
        FactionMat: {
            keeps: string;
            name: string;
            produces: {
                [key: string]: number;
            };
            stand_in: boolean;
            title: {
                [key: string]: string;
            };
            tricolour: boolean;
        };
        /**
         * DeckShape
         * @description How many titles with this many copies a deck of the standard format has.
         */
        DeckShape: {
            copies: number;
            titles: number;
        };
        /**
         * CardTitle
         * @description What all copies of a card have in common; its effect is in words and in drawings.
         */
        CardTitle: {
            bonus: string[];
            colours: string[];
            copies: number;
            faction?: string;
            gains: {
                [key: string]: string[];
            };
            icons: string[];
            kind: string;
            marker?: string;
            name: string;
            open: string[];
            picture: string;
            prays?: string[];
            set?: string;
            stand_in?: string;
            text: {
                [key: string]: string;
            };
            title: {
                [key: string]: string;
            };
            uses: number;
            worth: number;
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
export type Alone = components['schemas']['Alone']
export type Threat = components['schemas']['Threat']
export type Lacking = components['schemas']['Lacking']
export type Location = components['schemas']['Location']
export type Count = components['schemas']['Count']
export type Offerings = components['schemas']['Offerings']
export type Praying = components['schemas']['Praying']
export type Offer = components['schemas']['Offer']
export type Side = components['schemas']['Side']
export type PerhapsHeld = components['schemas']['PerhapsHeld']
export type Use = components['schemas']['Use']
export type Way = components['schemas']['Way']
export type Scene = components['schemas']['Scene']
export type AttackCard = components['schemas']['AttackCard']
export type CardCopy = components['schemas']['CardCopy']
export type FactionMat = components['schemas']['FactionMat']
export type DeckShape = components['schemas']['DeckShape']
export type CardTitle = components['schemas']['CardTitle']
