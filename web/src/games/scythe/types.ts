// Made by `npm run types` from the referee; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Board
         * @description A table of Scythe.
         */
        Board: {
            active: number;
            automa?: components["schemas"]["Opponent"];
            battle?: components["schemas"]["Battle"];
            encounter?: components["schemas"]["Encounter"];
            factory: number[];
            journey?: components["schemas"]["Journey"];
            mats: {
                [key: string]: components["schemas"]["PlayerMats"];
            };
            places: {
                [key: string]: components["schemas"]["Ground"];
            };
            round: number;
            sides: {
                [key: string]: components["schemas"]["Side"];
            };
            tile: number;
            turn: number;
        };
        /**
         * Opponent
         * @description The automatic opponent beside what every side has.
         */
        Opponent: {
            card?: number;
            coins: {
                [key: string]: number;
            };
            deck: number;
            half?: number;
            mechs: number;
            next_star?: number;
            points: number;
            second: number;
            space: number;
            stars: number;
            tracker: number;
            water: number;
            won: number;
            workers: number;
        };
        /**
         * Battle
         * @description A combat that is being fought.
         */
        Battle: {
            forces: {
                [key: string]: components["schemas"]["Force"];
            };
            place: number;
        };
        /**
         * Force
         * @description What a side may put into a combat.
         */
        Force: {
            cards: number;
            dial: number;
            lake: boolean;
            price: number;
        };
        /**
         * Encounter
         * @description An encounter that somebody chooses of.
         */
        Encounter: {
            card?: number;
            place: number;
            taken: number[];
        };
        /**
         * Journey
         * @description The unit that moves.
         */
        Journey: {
            loaded: {
                [key: string]: number;
            };
            meets?: {
                [key: string]: components["schemas"]["Meeting"];
            };
            place: number;
            steps: number;
            there: {
                [key: string]: number;
            };
            unit: string;
            walked?: number;
        };
        /**
         * Meeting
         * @description Whom a unit meets that goes to a place: fighters, or workers alone, who are driven off.
         */
        Meeting: {
            comrade?: boolean;
            enemy?: number;
            popularity: number;
            workers: number;
        };
        /**
         * PlayerMats
         * @description Player mat and faction mat of a seat.
         */
        PlayerMats: {
            bonuses: string[];
            built: string[];
            deployed: string[];
            factory_card?: number;
            mat: number;
            pawn?: number;
            sections: {
                [key: string]: components["schemas"]["Column"];
            };
        };
        /**
         * Column
         * @description A section of a mat as it is now.
         */
        Column: {
            adds?: components["schemas"]["Amount"][];
            benefits: components["schemas"]["Benefit"][];
            cost: components["schemas"]["Amount"][];
            covered: number;
            lacks: number;
            mill?: boolean;
            price: number;
            /** @enum {unknown} */
            recruit?: "declined" | "serves";
        };
        /**
         * Amount
         * @description So much of a good.
         */
        Amount: {
            count: number;
            good: string;
        };
        /**
         * Benefit
         * @description What a top action brings now.
         */
        Benefit: {
            count: number;
            upgraded?: boolean;
            what: string;
        };
        /**
         * Ground
         * @description What stands and lies at a place: pieces by side, resources by name, an encounter that waits.
         */
        Ground: {
            encounter?: boolean;
            goods?: {
                [key: string]: number;
            };
            holder?: number;
            sides?: {
                [key: string]: components["schemas"]["Pieces"];
            };
        };
        /**
         * Pieces
         * @description What one side has at a place.
         */
        Pieces: {
            character?: boolean;
            mechs?: number;
            structure?: string;
            workers?: number;
        };
        /**
         * Side
         * @description A player, or the automatic opponent.
         */
        Side: {
            coins: number;
            counted: components["schemas"]["Counted"];
            faction: number;
            hand: number[];
            objectives: number[];
            placed: {
                [key: string]: number;
            };
            popularity: number;
            power: number;
            stars: number;
        };
        /**
         * Counted
         * @description What a side would be counted for if the game ended now.
         */
        Counted: {
            pair: number;
            pairs: number;
            star: number;
            territories: number;
            territory: number;
        };
        /**
         * Scene
         * @description Everything that a page must know before the first move; numbers are those of moves and events.
         */
        Scene: {
            automa: components["schemas"]["OpponentBox"];
            bonuses: components["schemas"]["Amount"][];
            bottoms: components["schemas"]["Bottom"][];
            combat_cards: components["schemas"]["CombatCard"][];
            cubes: components["schemas"]["Named"][];
            encounters: components["schemas"]["EncounterCard"][];
            factions: components["schemas"]["FactionCard"][];
            factory_cards: components["schemas"]["FactoryCard"][];
            factory_section: number;
            goods: string[];
            limits: components["schemas"]["Limits"];
            mats: components["schemas"]["MatCard"][];
            objectives: components["schemas"]["ObjectiveCard"][];
            places: components["schemas"]["Place"][];
            resources: components["schemas"]["Named"][];
            rivers: [
                number,
                number
            ][];
            stars: components["schemas"]["Named"][];
            structures: components["schemas"]["StructureCard"][];
            terrains: components["schemas"]["Terrain"][];
            tiers: components["schemas"]["Tier"][];
            tiles: components["schemas"]["BonusTile"][];
            tops: components["schemas"]["Named"][];
            units: components["schemas"]["Named"][];
        };
        /**
         * OpponentBox
         * @description The automatic opponent: its side, how many pieces it has, its cards, trackers and moves.
         */
        OpponentBox: {
            cards: components["schemas"]["OpponentCard"][];
            mechs: number;
            name: {
                [key: string]: string;
            };
            orders: components["schemas"]["OrderCard"][];
            side: number;
            trackers: components["schemas"]["TrackerCard"][];
            workers: number;
        };
        /**
         * OpponentCard
         * @description A card of the automatic opponent.
         */
        OpponentCard: {
            halves: components["schemas"]["AutomaHalf"][];
            number: number;
            star: boolean;
        };
        /**
         * AutomaHalf
         * @description One half of a card of the automatic opponent: the moves it asks for, and all of it in words.
         */
        AutomaHalf: {
            about: {
                [key: string]: string;
            };
            orders: string[];
        };
        /**
         * OrderCard
         * @description A move that cards ask for.
         */
        OrderCard: {
            about: {
                [key: string]: string;
            };
            key: string;
            name: {
                [key: string]: string;
            };
            stand_in: boolean;
        };
        /**
         * TrackerCard
         * @description Its spaces with stars, and from where on water is crossed and the second half of cards holds.
         */
        TrackerCard: {
            key: string;
            name: {
                [key: string]: string;
            };
            second: number;
            stars: number[];
            water: number;
        };
        /**
         * Bottom
         * @description A bottom action: the resource it costs, and the ongoing bonus of its recruit.
         */
        Bottom: {
            good: string;
            id: number;
            key: string;
            name: {
                [key: string]: string;
            };
            ongoing: string;
        };
        /**
         * CombatCard
         * @description A value of combat cards, and the field of a Fight that counts them.
         */
        CombatCard: {
            field: string;
            value: number;
        };
        /**
         * Named
         * @description A thing that moves and events call by its number.
         */
        Named: {
            id: number;
            key: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * EncounterCard
         * @description An encounter.
         */
        EncounterCard: {
            options: components["schemas"]["OfferCard"][];
        };
        /**
         * OfferCard
         * @description A cost and what it brings; `either`: only one of the gains.
         */
        OfferCard: {
            about: {
                [key: string]: string;
            };
            cost: components["schemas"]["Amount"][];
            either: boolean;
            gain: components["schemas"]["Amount"][];
        };
        /**
         * FactionCard
         * @description A faction mat.
         */
        FactionCard: {
            ability: components["schemas"]["Ability"];
            base: number;
            id: number;
            key: string;
            mechs: components["schemas"]["Ability"][];
            name: {
                [key: string]: string;
            };
        };
        /**
         * Ability
         * @description What a faction can do, or what a mech unlocks.
         */
        Ability: {
            about: {
                [key: string]: string;
            };
            key: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * FactoryCard
         * @description A Factory card: its top action; below it every card moves one unit.
         */
        FactoryCard: {
            about: {
                [key: string]: string;
            };
            cost: components["schemas"]["Amount"][];
            either: boolean;
            gain: components["schemas"]["Amount"][];
            id: number;
            number: number;
        };
        /**
         * Limits
         * @description Ends of tracks, of the dial, of the stars.
         */
        Limits: {
            dial: number;
            popularity: number;
            power: number;
            stars: number;
        };
        /**
         * MatCard
         * @description A player mat.
         */
        MatCard: {
            id: number;
            key: string;
            name: {
                [key: string]: string;
            };
            sections: components["schemas"]["Section"][];
        };
        /**
         * Section
         * @description A section of a mat as printed; sections stand by their bottom action.
         */
        Section: {
            coins: number;
            cost: number;
            squares: number;
            top: number;
        };
        /**
         * ObjectiveCard
         * @description An objective.
         */
        ObjectiveCard: {
            about: {
                [key: string]: string;
            };
            id: number;
            name: {
                [key: string]: string;
            };
        };
        /**
         * Place
         * @description A hex or a home base, in axial coordinates; `land` are those that one leaves it for on foot.
         */
        Place: {
            id: number;
            land: number[];
            name: {
                [key: string]: string;
            };
            q: number;
            r: number;
            terrain: string;
            tunnel: boolean;
        };
        /**
         * StructureCard
         * @description A structure, and what it does.
         */
        StructureCard: {
            about: {
                [key: string]: string;
            };
            id: number;
            key: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * Terrain
         * @description A terrain, and what a worker makes there.
         */
        Terrain: {
            id: number;
            key: string;
            name: {
                [key: string]: string;
            };
            yields?: string;
        };
        /** Tier */
        Tier: {
            from: number;
            pair: number;
            star: number;
            territory: number;
        };
        /**
         * BonusTile
         * @description A structure bonus: coins for a number of structures.
         */
        BonusTile: {
            about: {
                [key: string]: string;
            };
            coins: number[];
            id: number;
            key: string;
            name: {
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
export type Opponent = components['schemas']['Opponent']
export type Battle = components['schemas']['Battle']
export type Force = components['schemas']['Force']
export type Encounter = components['schemas']['Encounter']
export type Journey = components['schemas']['Journey']
export type Meeting = components['schemas']['Meeting']
export type PlayerMats = components['schemas']['PlayerMats']
export type Column = components['schemas']['Column']
export type Amount = components['schemas']['Amount']
export type Benefit = components['schemas']['Benefit']
export type Ground = components['schemas']['Ground']
export type Pieces = components['schemas']['Pieces']
export type Side = components['schemas']['Side']
export type Counted = components['schemas']['Counted']
export type Scene = components['schemas']['Scene']
export type OpponentBox = components['schemas']['OpponentBox']
export type OpponentCard = components['schemas']['OpponentCard']
export type AutomaHalf = components['schemas']['AutomaHalf']
export type OrderCard = components['schemas']['OrderCard']
export type TrackerCard = components['schemas']['TrackerCard']
export type Bottom = components['schemas']['Bottom']
export type CombatCard = components['schemas']['CombatCard']
export type Named = components['schemas']['Named']
export type EncounterCard = components['schemas']['EncounterCard']
export type OfferCard = components['schemas']['OfferCard']
export type FactionCard = components['schemas']['FactionCard']
export type Ability = components['schemas']['Ability']
export type FactoryCard = components['schemas']['FactoryCard']
export type Limits = components['schemas']['Limits']
export type MatCard = components['schemas']['MatCard']
export type Section = components['schemas']['Section']
export type ObjectiveCard = components['schemas']['ObjectiveCard']
export type Place = components['schemas']['Place']
export type StructureCard = components['schemas']['StructureCard']
export type Terrain = components['schemas']['Terrain']
export type Tier = components['schemas']['Tier']
export type BonusTile = components['schemas']['BonusTile']
