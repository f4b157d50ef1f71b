// Where somebody is in a guided first game; kept in the browser, so that a reload does not start it over.

import type { Guide, Line, Move } from './wire'

export interface Progress {
  step: number
  since: number // number of the first line that counts for this step
}

const key = (table: string) => `deskovka.guide.${table}`

export function loadProgress(table: string): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Progress | null
    return found ?? { step: 0, since: 0 }
  } catch {
    return { step: 0, since: 0 }
  }
}

export function keep(table: string, progress: Progress): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(progress))
  } catch {
    // Private windows may forbid it; then it lasts as long as the page.
  }
}

/** Is it a move that the step wants to be made? `beside`: kinds of things that it is made beside. */
export const wants = ({ touch, near }: Guide['steps'][number], move: Move, beside: string[]): boolean =>
  touch.t !== undefined &&
  Object.entries(touch).every(([name, value]) => move[name] === value) &&
  (near === '' || beside.includes(near))

/** Has the seat done what the step asks for? Steps that are only read are never done by themselves. */
export function done(step: Guide['steps'][number], log: Line[], seat: number | null, since: number): boolean {
  return (
    step.until !== '' &&
    log.filter((line) => line.n >= since && line.seat === seat && line.event.t === step.until).length >= step.times
  )
}
