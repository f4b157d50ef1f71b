// Made by `npm run types` from the referee; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Health
         * @description `damaged`: the number of tables that could not be opened; what is wrong is in the log.
         */
        Health: {
            ok: boolean;
            version: string;
            /** @enum {unknown} */
            engine: "compiled" | "interpreted";
            damaged: number;
        };
        /**
         * GameOffer
         * @description A game with the packs that were asked for, and what is in force then.
         */
        GameOffer: {
            id: string;
            title: components["schemas"]["Both"];
            seats: number[];
            version: number;
            content: string;
            options: components["schemas"]["OptionOffer"][];
            stand_ins: components["schemas"]["StandIn"][];
            bots: components["schemas"]["BotOffer"][];
            sources: {
                [key: string]: components["schemas"]["Both"];
            };
            house_rules: components["schemas"]["RuleEntry"][];
            packs: components["schemas"]["PackOffer"][];
            in_force: components["schemas"]["PackHead"][];
        };
        /**
         * Both
         * @description A text in both languages.
         */
        Both: {
            cs: string;
            en: string;
        };
        /** OptionOffer */
        OptionOffer: {
            name: string;
            title: components["schemas"]["Both"];
            default: string;
            per_seat: boolean;
            distinct: boolean;
            only: {
                [key: string]: string[];
            };
            seats: number[];
            values: components["schemas"]["Value"][];
        };
        /**
         * Value
         * @description What an option may be: with these numbers of players (empty: any), if other options are as it needs.
         */
        Value: {
            value: string;
            title: components["schemas"]["Both"];
            players: number[];
            needs: {
                [key: string]: string;
            };
        };
        /** StandIn */
        StandIn: {
            id: string;
            note: components["schemas"]["Both"];
        };
        /** BotOffer */
        BotOffer: {
            name: string;
            title: components["schemas"]["Both"];
        };
        /** RuleEntry */
        RuleEntry: {
            id: string;
            chapter: components["schemas"]["Both"];
            page: number | null;
            words: components["schemas"]["Both"];
            ruling: boolean;
            note: components["schemas"]["Both"] | null;
        };
        /**
         * PackOffer
         * @description A pack in the server's folder; `problem` says why it cannot be used.
         */
        PackOffer: {
            name: string;
            title: string;
            changes: components["schemas"]["PackChange"][];
            problem: components["schemas"]["Both"] | null;
        };
        /**
         * PackChange
         * @description An entry that a pack replaces; `about` may be empty.
         */
        PackChange: {
            id: string;
            name: components["schemas"]["Both"];
            about: components["schemas"]["Both"];
        };
        /**
         * PackHead
         * @description A pack in force at a table.
         */
        PackHead: {
            name: string;
            title: string;
            hash: string;
        };
        /**
         * DeckOffer
         * @description Ready decks; `keeps` says whether this server keeps decks of this client.
         */
        DeckOffer: {
            decks: components["schemas"]["Deck"][];
            keeps: boolean;
        };
        /**
         * Deck
         * @description A deck by the names of its cards; `format` is the one that it is made for, or empty.
         */
        Deck: {
            id: string;
            name: components["schemas"]["Both"];
            about: components["schemas"]["Both"];
            faction: string;
            format: string;
            cards: string[];
            formats: components["schemas"]["DeckFormat"][];
        };
        /**
         * DeckFormat
         * @description What forbids a deck in a format.
         */
        DeckFormat: {
            id: string;
            title: components["schemas"]["Both"];
            wrong: components["schemas"]["Both"][];
        };
        /**
         * DeckReport
         * @description The decks of a file; `pack` is its name among the packs, if it was kept.
         */
        DeckReport: {
            decks: components["schemas"]["Deck"][];
            pack: string | null;
        };
        /**
         * DeckFile
         * @description The text of a deck file under its name; `keep` puts it among the server's packs.
         */
        DeckFile: {
            file: string;
            text: string;
            /** @default [] */
            packs?: string[];
            /** @default false */
            keep?: boolean;
        };
        /**
         * PuzzleSet
         * @description The puzzles of a game, and what their themes are called; none where they are of other rules than ours.
         */
        PuzzleSet: {
            themes: {
                [key: string]: components["schemas"]["Both"];
            };
            puzzles: components["schemas"]["PuzzleOffer"][];
        };
        /** PuzzleOffer */
        PuzzleOffer: {
            puzzle: string;
            theme: string;
        };
        /**
         * Puzzle
         * @description A position as the seat that is asked may know it. Answers without a worth are worse than those with one.
         */
        Puzzle: {
            puzzle: string;
            theme: components["schemas"]["Both"];
            names: string[];
            move: number;
            view: components["schemas"]["View"];
            question: components["schemas"]["Question"];
            log: components["schemas"]["Line"][];
            score: components["schemas"]["Points"];
            worths: components["schemas"]["deskovka.server.processes.puzzles.Worth"][];
            why: components["schemas"]["Gain"][];
        };
        /**
         * View
         * @description All that a seat may know; `table` is what lies on it, in the game's own fields.
         */
        View: {
            /** @enum {unknown} */
            t: "View";
            game: string;
            version: number;
            content: string;
            seats: number;
            options: {
                [key: string]: string | string[];
            };
            seat: number | null;
            to_act: number[];
            reveals: number;
            agenda: unknown[];
            answers: unknown[];
            table: {
                [key: string]: unknown;
            };
        };
        /** Question */
        Question: {
            number: number;
            asked: number[];
            ask: components["schemas"]["Both"];
            step: components["schemas"]["Event"];
            moves: components["schemas"]["Choice"][];
        };
        /** Choice */
        Choice: {
            id: number;
            move: components["schemas"]["Move"];
            short: components["schemas"]["Both"];
            say: components["schemas"]["Both"];
        };
        /** Line */
        Line: {
            n: number;
            event: components["schemas"]["Event"];
            seat: number | null;
            say: components["schemas"]["Both"];
            rule: string;
            where: components["schemas"]["Both"];
            points: number | null;
            sign?: components["schemas"]["LineSign"];
        };
        /**
         * LineSign
         * @description A line at a glance, see `archive/signs.py`; what is not said is as by default.
         */
        LineSign: {
            /** @default  */
            icon?: string;
            /** @default 0 */
            count?: number;
            /** @default false */
            begins?: boolean;
            /** @default false */
            heads?: boolean;
            /** @default -1 */
            hurts?: number;
            /** @default false */
            dull?: boolean;
            /** @default false */
            turn?: boolean;
            /** @default false */
            round?: boolean;
            brief?: components["schemas"]["Both"];
        };
        /** Points */
        Points: {
            points: number[];
            ranks: number[];
            winners: number[];
            why: {
                [key: string]: number;
            }[];
        };
        /**
         * Worth
         * @description What an answer is worth, by its number in the catalogue: the chance to win, give or take `half`.
         */
        "deskovka.server.processes.puzzles.Worth": {
            id: number;
            chance: number;
            half: number;
            right: boolean;
        };
        /**
         * Gain
         * @description Final points that a seat has more with the best answer than with the second best, on average.
         */
        Gain: {
            seat: number;
            points: number;
            say: components["schemas"]["Both"];
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
            /** @default [] */
            packs?: string[];
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
            /** @default false */
            public?: boolean;
            /** @default null */
            clock?: components["schemas"]["WishedClock"] | null;
            /** @default null */
            guide?: string | null;
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
        /** WishedClock */
        WishedClock: {
            /** @default null */
            move?: number | null;
            /** @default null */
            game?: number | null;
            /**
             * @default ask
             * @enum {unknown}
             */
            out?: "ask" | "bot";
        };
        /** ListedTable */
        ListedTable: {
            table: string;
            game: string;
            title: components["schemas"]["Both"];
            options: {
                [key: string]: string | string[];
            };
            packs: components["schemas"]["PackHead"][];
            seats: components["schemas"]["ListedSeat"][];
            winners: number[];
            my_turn: boolean;
            asked: number[];
            left: number | null;
            over: boolean;
            ended: ("agreed" | "opened" | "played" | "resigned") | null;
            started: boolean;
            started_at: number;
            moved_at: number;
            public: boolean;
            host: boolean;
            helped: number[];
        };
        /** ListedSeat */
        ListedSeat: {
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            points: number | null;
        };
        /** TableSign */
        TableSign: {
            table: string;
            game: string;
            title: components["schemas"]["Both"];
            content: string;
            options: {
                [key: string]: string | string[];
            };
            packs: components["schemas"]["PackHead"][];
            seats: components["schemas"]["SeatSign"][];
            mine: number[];
            host: boolean;
            started: boolean;
            over: boolean;
            ended: ("agreed" | "opened" | "played" | "resigned") | null;
            resigned: number[];
            rematch: string | null;
            /** @enum {unknown} */
            lang: "cs" | "en";
            public: boolean;
            clock: components["schemas"]["ClockTerms"] | null;
            help: boolean;
            guide: string | null;
        };
        /** SeatSign */
        SeatSign: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            person: boolean;
            name: string;
            bot: string | null;
            taken: boolean;
            owned: boolean;
            stuck: boolean;
            connected: boolean;
        };
        /** ClockTerms */
        ClockTerms: {
            move: number | null;
            game: number | null;
            /** @enum {unknown} */
            out: "ask" | "bot";
        };
        /** Done */
        Done: {
            ok: boolean;
        };
        /**
         * Glance
         * @description A table at a glance: a picture (SVG), and how much is played of how much, where that is known.
         */
        Glance: {
            picture: string;
            done: number | null;
            all: number | null;
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
        /**
         * Whose
         * @description The seat that a link leads to: free, somebody's (a way back), mine already, or not open by this link.
         */
        Whose: {
            seat: number;
            /** @enum {unknown} */
            state: "free" | "mine" | "owned" | "used";
        };
        /** Token */
        Token: {
            token: string;
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
        /**
         * GivenSeat
         * @description `later`: the owner was late, and gets the seat back when the bot has answered.
         */
        GivenSeat: {
            later: boolean;
        };
        /** SeatBot */
        SeatBot: {
            bot: string | null;
        };
        /**
         * ThinkAgain
         * @description The same bot once more, or another strength in its place.
         */
        ThinkAgain: {
            /** @default null */
            bot?: string | null;
        };
        /**
         * Reopened
         * @description Is the seat open to somebody new? If not, the others are asked.
         */
        Reopened: {
            opened: boolean;
        };
        /**
         * OwnDevice
         * @description A device on which one of my seats is open; times in milliseconds, `since` 0: for long.
         */
        OwnDevice: {
            seat: number;
            device: string;
            label: string;
            since: number;
            seen: number;
            this: boolean;
            connected: boolean;
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
        /** GuideOffer */
        GuideOffer: {
            id: string;
            seats: number;
            options: {
                [key: string]: string | string[];
            };
            steps: components["schemas"]["GuideStep"][];
        };
        /**
         * GuideStep
         * @description A lesson: what to look at, and the own event that ends it (empty: reading does).
         */
        GuideStep: {
            title: components["schemas"]["Both"];
            say: components["schemas"]["Both"];
            rules: components["schemas"]["RuleEntry"][];
            /** @enum {unknown} */
            show: "board" | "hand" | "log" | "now" | "players" | "rail" | "rules";
            until: string;
            times: number;
            touch: {
                [key: string]: string | number;
            };
            near: string;
        };
        /**
         * Replay
         * @description The same with what its table says of it.
         */
        Replay: {
            eyes: string;
            seat: number | null;
            view: components["schemas"]["View"];
            moments: components["schemas"]["Moment"][];
            tallies: components["schemas"]["Tally"][];
            title: components["schemas"]["Both"];
            sources: {
                [key: string]: components["schemas"]["Both"];
            };
            /** @enum {unknown} */
            basis: "kept" | "recorded" | "rules";
            started_at: number | null;
            commit: string;
            proof: components["schemas"]["Proof"] | null;
            origin: components["schemas"]["deskovka.server.processes.replay.Source"] | null;
        };
        /**
         * Moment
         * @description After an answer (the first: before all of them): what changed in the view, what was told, the points.
         */
        Moment: {
            seat: number | null;
            at: number | null;
            view: {
                [key: string]: unknown;
            };
            log: components["schemas"]["Line"][];
            score: components["schemas"]["Points"];
        };
        /**
         * Tally
         * @description How often something happened to each seat, and to nobody in particular.
         */
        Tally: {
            title: components["schemas"]["Both"];
            counts: number[];
            nobody: number;
            values: components["schemas"]["TallyValue"][];
        };
        /** TallyValue */
        TallyValue: {
            title: components["schemas"]["Both"];
            counts: number[];
        };
        /** Proof */
        Proof: {
            seed: string;
            salt: string;
            commit: string;
        };
        /**
         * Source
         * @description Where a table's game comes from: another table (None: a file), and after how many answers.
         */
        "deskovka.server.processes.replay.Source": {
            table: string | null;
            move: number;
        };
        /**
         * OpenRecord
         * @description The text of a record's file.
         */
        OpenRecord: {
            record: string;
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
        };
        /**
         * NoticeOffer
         * @description What this server can do, and what is wished for.
         */
        NoticeOffer: {
            push: string | null;
            mail: boolean;
            hooks: string[];
            ways: components["schemas"]["OwnWay"][];
        };
        /** OwnWay */
        OwnWay: {
            /** @enum {unknown} */
            kind: "hook" | "mail" | "push";
            where: string;
            confirmed: boolean;
            events: ("asked" | "invited" | "over" | "turn" | "waits")[];
            quiet: components["schemas"]["Quiet"] | null;
            lang: string;
            failing: boolean;
        };
        /**
         * Quiet
         * @description Hours in which nothing comes, by the clocks of a time zone.
         */
        Quiet: {
            start: number;
            end: number;
            zone: string;
        };
        /**
         * WishedPush
         * @description Of what to tell, and what the browser says of its push service: where, and the keys to read with.
         */
        WishedPush: {
            endpoint: string;
            p256dh: string;
            auth: string;
            events: ("asked" | "invited" | "over" | "turn" | "waits")[];
            /** @default null */
            quiet?: components["schemas"]["Quiet"] | null;
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
        };
        /**
         * WishedHook
         * @description The address at which a chat or a service for notices takes messages.
         */
        WishedHook: {
            url: string;
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
        };
        /**
         * WishedMail
         * @description To whom to write; a code that comes there is to be sent back.
         */
        WishedMail: {
            to: string;
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
        };
        /**
         * MailCode
         * @description The code that came by mail.
         */
        MailCode: {
            code: string;
        };
        /**
         * Wishes
         * @description Of what to tell on a way that there is.
         */
        Wishes: {
            events: ("asked" | "invited" | "over" | "turn" | "waits")[];
            /** @default null */
            quiet?: components["schemas"]["Quiet"] | null;
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
        };
        /**
         * Tested
         * @description What has become of a test.
         */
        Tested: {
            arrived: boolean;
            say: components["schemas"]["Both"];
        };
        /**
         * GoOn
         * @description Who goes on from a moment of a finished game: after `move` answers.
         */
        GoOn: {
            move: number;
            seats: components["schemas"]["WishedSeat"][];
            /**
             * @default cs
             * @enum {unknown}
             */
            lang?: "cs" | "en";
            /** @default false */
            public?: boolean;
            /** @default null */
            clock?: components["schemas"]["WishedClock"] | null;
        };
        /**
         * HelpTaken
         * @description In how many turns a seat took which help.
         */
        HelpTaken: {
            seat: number;
            hints: number[];
            chances: number;
            heeded: number;
            ignored: number;
        };
        /**
         * AnalysisState
         * @description How far an analysis is; `edition` grows with every new result, 0: there is none yet.
         */
        AnalysisState: {
            /** @enum {unknown} */
            stage: "calibrate" | "done" | "explain" | "failed" | "none" | "quick" | "refine" | "waiting";
            done: number;
            total: number;
            ahead: number;
            edition: number;
            may_ask: boolean;
            why_not: components["schemas"]["Both"] | null;
        };
        /**
         * Analysed
         * @description A finished game as the teacher sees it.
         */
        Analysed: {
            names: string[];
            points: number[];
            winners: number[];
            answers: number;
            players: components["schemas"]["Performance"][];
            decisions: components["schemas"]["Judged"][];
            luck: components["schemas"]["Came"][];
            moves: {
                [key: string]: components["schemas"]["Choice"];
            };
            worlds: number;
            redraws: number;
        };
        /**
         * Performance
         * @description One seat in short.
         */
        Performance: {
            decisions: number;
            accuracy: number | null;
            parts: number[];
            verdicts: {
                [key: string]: number;
            };
            account: components["schemas"]["Account"];
        };
        /**
         * Account
         * @description From the start to the result; all but `result` and `without_luck` add up to the result.
         */
        Account: {
            start: number;
            luck: number;
            own: number;
            others: number;
            gains: number;
            remainder: number;
            result: number;
            without_luck: number;
        };
        /**
         * Judged
         * @description A decision; `number` counts answers from 1, `chances` to win are by seat after what was played.
         */
        Judged: {
            number: number;
            seat: number;
            ask: components["schemas"]["Both"];
            options: number;
            candidates: components["schemas"]["Candidate"][];
            played: number;
            best: number;
            loss: number;
            half: number;
            /** @enum {unknown} */
            verdict: "blunder" | "fine" | "inaccuracy" | "mistake" | "unsure";
            chances: number[];
            why: components["schemas"]["deskovka.server.processes.analysis.Source"][];
            said: components["schemas"]["Both"];
        };
        /**
         * Candidate
         * @description An answer that was compared: the id of its move, the chance to win with it, how far the interval reaches.
         */
        Candidate: {
            move: number;
            chance: number;
            half: number;
        };
        /**
         * Source
         * @description How many final points of a source a seat has more with the best answer than with the played one.
         */
        "deskovka.server.processes.analysis.Source": {
            seat: number;
            title: components["schemas"]["Both"];
            points: number;
            half: number;
        };
        /**
         * Came
         * @description What chance brought with an answer, by seat; 0 is the deal. Only the largest are told in words.
         */
        Came: {
            number: number;
            seat: number | null;
            luck: number[];
            told: components["schemas"]["Both"][];
        };
        /**
         * Again
         * @description Whose answer it was, to what, and all that could have been answered.
         */
        Again: {
            seat: number;
            ask: components["schemas"]["Both"];
            moves: components["schemas"]["Choice"][];
        };
        /**
         * Tried
         * @description The chance to win with another answer, and how much worse it is than the best one.
         */
        Tried: {
            chance: number;
            loss: number;
            half: number;
            right: boolean;
        };
        /**
         * TryAgain
         * @description Ids of two moves of a finished game: the best one, and another.
         */
        TryAgain: {
            best: number;
            tried: number;
        };
        /** Failed */
        Failed: {
            error: components["schemas"]["Both"];
        };
        /** Hello */
        Hello: {
            /** @enum {unknown} */
            t: "hello";
            /** @default null */
            seat?: number | null;
            /** @default null */
            seq?: number | null;
            /** @default null */
            content?: string | null;
            /** @default null */
            lines?: number | null;
        };
        /** Play */
        Play: {
            /** @enum {unknown} */
            t: "play";
            seat: number;
            question: number;
            move: components["schemas"]["Move"];
            /** @default false */
            joined?: boolean;
        };
        /** Why */
        Why: {
            /** @enum {unknown} */
            t: "why";
            seat: number;
            move: components["schemas"]["Move"];
        };
        /** Look */
        Look: {
            /** @enum {unknown} */
            t: "look";
            seat: number;
            move: components["schemas"]["Move"];
        };
        /** Undo */
        Undo: {
            /** @enum {unknown} */
            t: "undo";
            seat: number;
        };
        /** Unask */
        Unask: {
            /** @enum {unknown} */
            t: "unask";
            seat: number;
            question: string;
            on: boolean;
        };
        /** SetPlan */
        SetPlan: {
            /** @enum {unknown} */
            t: "plan";
            seat: number;
            /** @default null */
            moves?: components["schemas"]["Move"][] | null;
        };
        /** Agree */
        Agree: {
            /** @enum {unknown} */
            t: "agree";
            /** @enum {unknown} */
            what: "clock" | "end" | "help" | "seat" | "undo";
            yes: boolean;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            t: "chat";
            text: string;
        };
        /**
         * React
         * @description What somebody thinks of a line of chat, or not any more.
         */
        React: {
            /** @enum {unknown} */
            t: "react";
            n: number;
            /** @enum {unknown} */
            reaction: "laugh" | "like" | "love" | "wow";
            on: boolean;
        };
        /** Show */
        Show: {
            /** @enum {unknown} */
            t: "seat";
            seat: number;
        };
        /** Earlier */
        Earlier: {
            /** @enum {unknown} */
            t: "earlier";
            before: number;
        };
        /**
         * Visible
         * @description Is the page to be seen, or does something else lie before it? Whoever does not see it may get notices.
         */
        Visible: {
            /** @enum {unknown} */
            t: "visible";
            on: boolean;
        };
        /**
         * AskHint
         * @description A hint, step by step. Whoever draws the board says which choices lie beside each other there.
         */
        AskHint: {
            /** @enum {unknown} */
            t: "hint";
            seat: number;
            question: number;
            /** @enum {unknown} */
            step: 1 | 2 | 3;
            /** @default null */
            zones?: number[][] | null;
        };
        /**
         * AskChances
         * @description The chance of each seat, and of the compared choices.
         */
        AskChances: {
            /** @enum {unknown} */
            t: "chances";
            seat: number;
            question: number;
        };
        /**
         * Check
         * @description Would this answer surely cost `least` points of chance? Asked `quietly` the coach only makes up its mind.
         */
        Check: {
            /** @enum {unknown} */
            t: "check";
            seat: number;
            question: number;
            move: components["schemas"]["Move"];
            /** @enum {unknown} */
            least: 10 | 15 | 25;
            /** @default false */
            quietly?: boolean;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            t: "ping";
        };
        /** Full */
        Full: {
            /** @enum {unknown} */
            t: "full";
            seq: number;
            table: components["schemas"]["TableSign"];
            seat: number | null;
            view: components["schemas"]["View"] | null;
            question: components["schemas"]["Question"] | null;
            log: components["schemas"]["Line"][];
            chat: components["schemas"]["ChatLine"][];
            score: components["schemas"]["Points"] | null;
            commit: string;
            clock: components["schemas"]["Clocks"] | null;
            auto: components["schemas"]["AutoAnswer"][];
            plans: boolean;
            unasked: {
                [key: string]: boolean;
            };
            proof?: components["schemas"]["Proof"];
        };
        /**
         * ChatLine
         * @description What somebody wrote, and when (in milliseconds); a line that the table itself says has no seat.
         */
        ChatLine: {
            n: number;
            seat: number | null;
            name: string;
            text: string;
            at: number;
            say?: components["schemas"]["Both"];
            reactions?: {
                [key: string]: number[];
            };
        };
        /**
         * Clocks
         * @description Limits in seconds; times in milliseconds.
         */
        Clocks: {
            move: number | null;
            game: number | null;
            /** @enum {unknown} */
            out: "ask" | "bot";
            now: number;
            seats: components["schemas"]["SeatClock"][];
        };
        /** SeatClock */
        SeatClock: {
            left: number | null;
            until: number | null;
        };
        /**
         * AutoAnswer
         * @description What the table answered by itself, after `n` lines of the log.
         */
        AutoAnswer: {
            n: number;
            seat: number;
            ask: components["schemas"]["Both"];
            say: components["schemas"]["Both"];
        };
        /** Delta */
        Delta: {
            /** @enum {unknown} */
            t: "delta";
            seq: number;
            view: {
                [key: string]: unknown;
            };
            question: components["schemas"]["Question"] | null;
            log: components["schemas"]["Line"][];
            score: components["schemas"]["Points"];
            table: components["schemas"]["TablePart"];
            clock: components["schemas"]["Clocks"] | null;
            auto: components["schemas"]["AutoAnswer"][];
        };
        /**
         * TablePart
         * @description The fields of a table's sign that have changed.
         */
        TablePart: {
            table?: string;
            game?: string;
            title?: components["schemas"]["Both"];
            content?: string;
            options?: {
                [key: string]: string | string[];
            };
            packs?: components["schemas"]["PackHead"][];
            seats?: components["schemas"]["SeatSign"][];
            mine?: number[];
            host?: boolean;
            started?: boolean;
            over?: boolean;
            ended?: ("agreed" | "opened" | "played" | "resigned") | null;
            resigned?: number[];
            rematch?: string | null;
            /** @enum {unknown} */
            lang?: "cs" | "en";
            public?: boolean;
            clock?: components["schemas"]["ClockTerms"] | null;
            help?: boolean;
            guide?: string | null;
        };
        /** NotAllowed */
        NotAllowed: {
            /** @enum {unknown} */
            t: "refused";
            question: number;
            move: components["schemas"]["Move"];
            why: components["schemas"]["Reason"];
        };
        /** Reason */
        Reason: {
            rule: string;
            words: components["schemas"]["Both"];
            where: components["schemas"]["Both"];
        };
        /** WhyNot */
        WhyNot: {
            /** @enum {unknown} */
            t: "why";
            move: components["schemas"]["Move"];
            allowed: boolean;
            why: components["schemas"]["Reason"] | null;
        };
        /** Preview */
        Preview: {
            /** @enum {unknown} */
            t: "look";
            move: components["schemas"]["Move"];
            points: {
                [key: string]: number;
            };
            log: components["schemas"]["Line"][];
            reveals: boolean;
            worth: number | null;
            half: number | null;
        };
        /**
         * Hint
         * @description What a step of a hint shows; `even`: it is nearly the same what is answered, and no more is to be shown.
         */
        Hint: {
            /** @enum {unknown} */
            t: "hint";
            seat: number;
            question: number;
            step: number;
            even: boolean;
            where: number[];
            about?: components["schemas"]["Both"];
            best?: components["schemas"]["BestMove"];
        };
        /** BestMove */
        BestMove: {
            id: number;
            chance: number;
            half: number;
            why: components["schemas"]["Both"];
        };
        /** Chances */
        Chances: {
            /** @enum {unknown} */
            t: "chances";
            seat: number;
            question: number;
            seats: number[];
            choices: components["schemas"]["deskovka.server.messages.coaching.Worth"][];
        };
        /**
         * Worth
         * @description What a choice is worth: the chance to win, give or take `half`.
         */
        "deskovka.server.messages.coaching.Worth": {
            id: number;
            chance: number;
            half: number;
        };
        /**
         * Checked
         * @description A warning; without a loss there is none.
         */
        Checked: {
            /** @enum {unknown} */
            t: "checked";
            seat: number;
            question: number;
            move: components["schemas"]["Move"];
            loss: number;
            half: number;
            why: components["schemas"]["Both"];
            warned: number;
        };
        /**
         * Planned
         * @description A seat's own plan; only its owner hears of it.
         */
        Planned: {
            /** @enum {unknown} */
            t: "plan";
            seat: number;
            moves: components["schemas"]["Choice"][];
            question?: components["schemas"]["Question"] | null;
            say?: components["schemas"]["Both"];
        };
        /** Said */
        Said: {
            /** @enum {unknown} */
            t: "chat";
            line: components["schemas"]["ChatLine"];
        };
        /**
         * Reacted
         * @description What people think of a line of chat now.
         */
        Reacted: {
            /** @enum {unknown} */
            t: "reactions";
            n: number;
            reactions: {
                [key: string]: number[];
            };
        };
        /** EarlierLines */
        EarlierLines: {
            /** @enum {unknown} */
            t: "earlier";
            log: components["schemas"]["Line"][];
            auto: components["schemas"]["AutoAnswer"][];
        };
        /** Presence */
        Presence: {
            /** @enum {unknown} */
            t: "presence";
            seats: components["schemas"]["SeatSign"][];
        };
        /**
         * News
         * @description What the table has said while this device was away.
         */
        News: {
            /** @enum {unknown} */
            t: "news";
            lines: components["schemas"]["ChatLine"][];
        };
        /** Asked */
        Asked: {
            /** @enum {unknown} */
            t: "asked";
            /** @enum {unknown} */
            what: "clock" | "end" | "help" | "seat" | "undo";
            by: number | null;
            yes?: number[];
        };
        /** Notice */
        Notice: {
            /** @enum {unknown} */
            t: "problem";
            say: components["schemas"]["Both"];
        };
        /** Bye */
        Bye: {
            /** @enum {unknown} */
            t: "bye";
            say: components["schemas"]["Both"];
        };
        /** Reload */
        Reload: {
            /** @enum {unknown} */
            t: "reload";
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            t: "pong";
        };
        Frames: components["schemas"]["Hello"] | components["schemas"]["Play"] | components["schemas"]["Why"] | components["schemas"]["Look"] | components["schemas"]["Undo"] | components["schemas"]["Unask"] | components["schemas"]["SetPlan"] | components["schemas"]["Agree"] | components["schemas"]["Chat"] | components["schemas"]["React"] | components["schemas"]["Show"] | components["schemas"]["Earlier"] | components["schemas"]["Visible"] | components["schemas"]["AskHint"] | components["schemas"]["AskChances"] | components["schemas"]["Check"] | components["schemas"]["Ping"];
        Messages: components["schemas"]["Full"] | components["schemas"]["Delta"] | components["schemas"]["NotAllowed"] | components["schemas"]["WhyNot"] | components["schemas"]["Preview"] | components["schemas"]["Hint"] | components["schemas"]["Chances"] | components["schemas"]["Checked"] | components["schemas"]["Planned"] | components["schemas"]["Said"] | components["schemas"]["Reacted"] | components["schemas"]["EarlierLines"] | components["schemas"]["Presence"] | components["schemas"]["News"] | components["schemas"]["Asked"] | components["schemas"]["Notice"] | components["schemas"]["Bye"] | components["schemas"]["Reload"] | components["schemas"]["Pong"];
        Scene: {
            [key: string]: unknown;
        };
        Move: {
            t: string;
        } & {
            [key: string]: unknown;
        };
        Event: {
            t: string;
        } & {
            [key: string]: unknown;
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
