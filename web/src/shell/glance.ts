// Lines of the log at a glance, as the referee signs them.

import type { GamePage, SpotName } from '../games/page'
import type { Line } from './wire'

/** Does it begin what one move did? Games that were kept before there were signs have none. */
export const begins = ({ sign, seat }: Line): boolean => (sign ? sign.begins === true : seat !== null)

/** Does it say nothing new to those who watch? */
export const isDull = ({ sign }: Line): boolean => sign?.dull === true

/** The id of its drawing; null where there is none. */
export const iconOf = (page: GamePage, { sign }: Line): string | null =>
  sign?.icon ? `${page.drawings}-${sign.icon}` : null

/** Drawings of lines, each once. */
export const iconsOf = (page: GamePage, lines: Line[]): string[] => [
  ...new Set(lines.map((line) => iconOf(page, line)).filter((icon) => icon !== null)),
]

/** The controls that lines speak of. */
export const spotsOf = (page: GamePage, scene: unknown, lines: Line[]): SpotName[] =>
  lines
    .flatMap((line) => page.places(scene, line))
    .map((move) => page.spotOf(scene, move))
    .filter((id) => id !== null)

/** Something that there is more or less of. */
export interface Sum {
  icon: string
  count: number
}

export interface Glance {
  heads: Line[] // what was done
  acts: Line[] // what happened then, in a few words
  sums: { seat: number | null; of: Sum[] }[] // by seat, first that of the turn: what there is less of, then more
}

/** What lines say in two seconds. */
export function glance(page: GamePage, lines: Line[], mine: number | null): Glance {
  const sums = new Map<number | null, Map<string, number>>([[mine, new Map()]])
  for (const line of lines) {
    const icon = iconOf(page, line)
    if (!icon || !line.sign?.count) continue
    const own = sums.get(line.seat) ?? new Map<string, number>()
    sums.set(line.seat, own.set(icon, (own.get(icon) ?? 0) + line.sign.count))
  }
  return {
    heads: lines.filter(({ sign, seat }) => sign?.heads && seat === mine),
    acts: lines.filter(({ sign }) => sign?.brief && !sign.heads && !sign.count),
    sums: [...sums]
      .map(([seat, of]) => ({ seat, of: inOrder([...of].map(([icon, count]) => ({ icon, count }))) }))
      .filter(({ of }) => of.length),
  }
}

const inOrder = (sums: Sum[]): Sum[] => [
  ...sums.filter(({ count }) => count < 0),
  ...sums.filter(({ count }) => count > 0),
]

/** Did a seat lose something by it? */
export const hurts = (lines: Line[], seat: number | null): boolean =>
  seat !== null && lines.some(({ sign }) => sign?.hurts === seat)

/** With its sign before it; a true minus is as wide as a plus. */
export const withSign = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)
