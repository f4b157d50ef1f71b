// Made by `npm run types` from the referee; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Board
         * @description A table of Rebirth.
         */
        Board: {
            bonuses: {
                [key: string]: string;
            };
            castles: {
                [key: string]: number;
            };
            covered: number[];
            free: {
                [key: string]: number;
            };
            mine: components["schemas"]["OwnMission"][];
            missions: {
                [key: string]: components["schemas"]["OpenMission"];
            };
            progress: components["schemas"]["Progress"];
            row: number[];
            seats: {
                [key: string]: components["schemas"]["Hand"];
            };
            standing: {
                [key: string]: components["schemas"]["Standing"];
            };
            tiles: {
                [key: string]: components["schemas"]["Tile"];
            };
            visitors: {
                [key: string]: number[];
            };
        };
        /**
         * OwnMission
         * @description A mission card that I hold, perhaps several times.
         */
        OwnMission: {
            done: boolean;
            mission: number;
            points: number;
            race?: components["schemas"]["Race"];
            times: number;
        };
        /**
         * Race
         * @description How far everybody is with a mission; where no number is asked for, the most wins.
         */
        Race: {
            counts: number[];
            wanted?: number;
        };
        /**
         * OpenMission
         * @description A mission in the row: who has fulfilled it, the first one first, and whose doubling tokens lie on it.
         */
        OpenMission: {
            done: number[];
            doubled: number[];
            race: components["schemas"]["Race"];
        };
        /**
         * Progress
         * @description Tiles on the map, and how many there will be.
         */
        Progress: {
            all: number;
            done: number;
        };
        /**
         * Hand
         * @description What a seat has; what only its owner may see is left out for others.
         */
        Hand: {
            aside: number;
            cards: number[];
            castles: number;
            left: number;
            reached: number;
            tiles?: string[];
            tiles_aside?: string[];
        };
        /**
         * Standing
         * @description What a seat would have, as far as the viewer may know; the cards of others are left open.
         */
        Standing: {
            castles: number;
            missions: number;
            open: number;
            settlements: number;
            total: number;
            track: number;
            unseen: number;
        };
        /**
         * Tile
         * @description A tile on a space; farms or power plants of one cluster have the same number.
         */
        Tile: {
            cluster?: number;
            kind: string;
            seat: number;
        };
        /**
         * Scene
         * @description A country.
         */
        Scene: {
            bonuses: components["schemas"]["Named"][];
            landmarks: components["schemas"]["Landmark"][];
            map: string;
            missions: components["schemas"]["MissionCard"][];
            spaces: components["schemas"]["Space"][];
            stand_in: boolean;
            tiles: components["schemas"]["Named"][];
            title: {
                [key: string]: string;
            };
            towns: components["schemas"]["Town"][];
        };
        /**
         * Named
         * @description A kind of tile, or a tower's bonus.
         */
        Named: {
            key: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * Landmark
         * @description A castle, cathedral or tower.
         */
        Landmark: {
            id: number;
            kind: string;
            name: string;
            q: number;
            r: number;
            tie_break: boolean;
        };
        /**
         * MissionCard
         * @description A mission, and the drawing of what it asks for.
         */
        MissionCard: {
            about: {
                [key: string]: string;
            };
            drawing: string;
            first: number;
            id: number;
            later: number;
            name: {
                [key: string]: string;
            };
        };
        /**
         * Space
         * @description A space that carries tiles, and the landmarks next to it.
         */
        Space: {
            bonus: boolean;
            id: number;
            label: string;
            near: number[];
            q: number;
            r: number;
            terrain: string;
            town?: number;
        };
        /**
         * Town
         * @description A settlement.
         */
        Town: {
            id: number;
            name: string;
            size: number;
            spaces: number[];
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
export type OwnMission = components['schemas']['OwnMission']
export type Race = components['schemas']['Race']
export type OpenMission = components['schemas']['OpenMission']
export type Progress = components['schemas']['Progress']
export type Hand = components['schemas']['Hand']
export type Standing = components['schemas']['Standing']
export type Tile = components['schemas']['Tile']
export type Scene = components['schemas']['Scene']
export type Named = components['schemas']['Named']
export type Landmark = components['schemas']['Landmark']
export type MissionCard = components['schemas']['MissionCard']
export type Space = components['schemas']['Space']
export type Town = components['schemas']['Town']
