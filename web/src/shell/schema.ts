// Made by `npm run types` from the server; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Health */
        Health: {
            ok: boolean;
            version: string;
        };
        /** GameOffer */
        GameOffer: {
            id: string;
            title: {
                [key: string]: string;
            };
            seats: number[];
            version: number;
            content: string;
            options: components["schemas"]["OptionOffer"][];
            stand_ins: components["schemas"]["StandIn"][];
            bots: components["schemas"]["BotOffer"][];
            sources: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** OptionOffer */
        OptionOffer: {
            name: string;
            title: {
                [key: string]: string;
            };
            default: string;
            per_seat: boolean;
            values: components["schemas"]["Value"][];
        };
        /** Value */
        Value: {
            value: string;
            title: {
                [key: string]: string;
            };
        };
        /** StandIn */
        StandIn: {
            id: string;
            note: {
                [key: string]: string;
            };
        };
        /** BotOffer */
        BotOffer: {
            name: string;
            title: {
                [key: string]: string;
            };
        };
        /** RuleEntry */
        RuleEntry: {
            id: string;
            chapter: {
                [key: string]: string;
            };
            page: number | null;
            words: {
                [key: string]: string;
            };
            ruling: boolean;
            note: {
                [key: string]: string;
            } | null;
        };
        /** NewTable */
        NewTable: {
            table: string;
            seats: components["schemas"]["SeatToken"][];
        };
        /** SeatToken */
        SeatToken: {
            seat: number;
            token: string | null;
        };
        /** WishedTable */
        WishedTable: {
            game: string;
            seats: components["schemas"]["WishedSeat"][];
            /** @default {} */
            options?: {
                [key: string]: string | string[];
            };
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
            /** @default false */
            public?: boolean;
        };
        /** WishedSeat */
        WishedSeat: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link" | "me";
            /** @default null */
            name?: string | null;
            /** @default null */
            bot?: string | null;
        };
        /** ListedTable */
        ListedTable: {
            table: string;
            game: string;
            title: {
                [key: string]: string;
            };
            options: Record<string, never>;
            seats: components["schemas"]["ListedSeat"][];
            my_turn: boolean;
            over: boolean;
            started: boolean;
            started_at: number;
            moved_at: number;
            public: boolean;
            host: boolean;
        };
        /** ListedSeat */
        ListedSeat: {
            name: string;
            kind: string;
            points: number | null;
        };
        /** TableSign */
        TableSign: {
            table: string;
            game: string;
            title: {
                [key: string]: string;
            };
            content: string;
            options: Record<string, never>;
            seats: components["schemas"]["SeatSign"][];
            mine: number[];
            host: boolean;
            started: boolean;
            over: boolean;
            ended: ("agreed" | "played" | "resigned") | null;
            resigned: number[];
            rematch: string | null;
            lang: string;
            public: boolean;
        };
        /** SeatSign */
        SeatSign: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            bot: string | null;
            taken: boolean;
            connected: boolean;
        };
        /** Done */
        Done: {
            ok: boolean;
        };
        /** Sat */
        Sat: {
            seat: number;
        };
        /** Sit */
        Sit: {
            token: string;
            /** @default null */
            name?: string | null;
        };
        /** Links */
        Links: {
            seats: components["schemas"]["Link"][];
            reach: components["schemas"]["Reach"];
            qr: {
                [key: string]: string;
            };
        };
        /** Link */
        Link: {
            seat: number;
            url: string;
        };
        /** Reach */
        Reach: {
            local: boolean;
            urls: string[];
        };
        /** SeatBot */
        SeatBot: {
            bot: string | null;
        };
        /** Next */
        Next: {
            table: string;
        };
        /** Resign */
        Resign: {
            seat: number;
        };
        /** EndAgreed */
        EndAgreed: {
            ended: boolean;
        };
        /** Failed */
        Failed: {
            error: {
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
