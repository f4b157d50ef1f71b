// What the page and the worker with the engine tell each other.

export type ToEngine =
  | { t: 'start'; base: string }
  | { t: 'ask'; n: number; method: string; path: string; body: string }
  | { t: 'open'; n: number; path: string }
  | { t: 'tell'; n: number; words: string }
  | { t: 'leave'; n: number }
  | { t: 'keep' } // at once: the page may go away

export type FromEngine =
  | { t: 'bytes'; got: number; all: number } // of the download, as they travel
  | { t: 'ready'; packs: boolean } // are there packs, so that games are not what was prepared?
  | { t: 'failed'; why: string }
  | { t: 'kept'; well: boolean } // when keeping begins to fail, and when it works again
  | { t: 'answer'; n: number; said: string } // the status, then on the next line what was answered
  | { t: 'opened' | 'heard' | 'closed'; n: number; words: string }
