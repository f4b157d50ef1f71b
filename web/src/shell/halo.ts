// Where words stand beside a thing that is framed.

import { overlap, type Box } from './spot'

const FAR = 20 // pixels between the thing and the words: the frame, and an arrow
const EDGE = 8 // to the edge of the area
const ROUND = 18 // of the words' corners, where no arrow begins

export interface Beside {
  side: 'above' | 'below' | 'left' | 'right'
  x: number
  y: number
  arrow: number // along the side that faces the thing
}

/** The first side on which the words lie over nothing else, inside the area; null: there is none. */
export function beside(thing: Box, size: { width: number; height: number }, area: Box, others: Box[]): Beside | null {
  const within = (want: number, from: number, to: number) => Math.max(from, Math.min(to, want))
  const x = within(thing.x + thing.width / 2 - size.width / 2, area.x + EDGE, area.x + area.width - size.width - EDGE)
  const y = within(
    thing.y + thing.height / 2 - size.height / 2,
    area.y + EDGE,
    area.y + area.height - size.height - EDGE,
  )
  const across = within(thing.x + thing.width / 2 - x, ROUND, size.width - ROUND)
  const down = within(thing.y + thing.height / 2 - y, ROUND, size.height - ROUND)
  const sides: Beside[] = [
    { side: 'above', x, y: thing.y - size.height - FAR, arrow: across },
    { side: 'below', x, y: thing.y + thing.height + FAR, arrow: across },
    { side: 'right', x: thing.x + thing.width + FAR, y, arrow: down },
    { side: 'left', x: thing.x - size.width - FAR, y, arrow: down },
  ]
  const inside = (at: Beside) =>
    at.x >= area.x &&
    at.y >= area.y &&
    at.x + size.width <= area.x + area.width &&
    at.y + size.height <= area.y + area.height
  return sides.find((at) => inside(at) && others.every((other) => !overlap({ ...at, ...size }, other))) ?? null
}
