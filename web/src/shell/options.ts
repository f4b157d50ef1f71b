// What can be chosen before the game, some of it for each seat.

import type { Both, GameInfo, TableInfo, Wish } from './wire'

export type Option = GameInfo['options'][number]
type Chosen = Record<string, string> // by name of the option; what is not there is the default

/** Does an option matter beside the others, with this number of players? */
export const matters = (option: Option, options: TableInfo['options'], seats: number): boolean =>
  (!option.seats.length || option.seats.includes(seats)) &&
  Object.entries(option.only).every(([name, values]) => values.includes(String(options[name])))

/** The values that may be chosen with this number of players. */
export const fits = (option: Option, seats: number): Option['values'] =>
  option.values.filter((v) => !v.players.length || v.players.includes(seats))

/** Brings what was chosen into line with the number of players. */
export function adjust(all: Option[], options: Chosen, seats: number): void {
  for (const option of all.filter((o) => !o.per_seat)) {
    const open = fits(option, seats)
    if (open.length && !open.some((v) => v.value === choiceOf(option, options)))
      options[option.name] = (open.find((v) => v.value === option.default) ?? open[0]!).value
  }
}

/** A value for the whole table: what seats have chosen and does not go with it any more gives way. */
export function choose(
  all: Option[],
  options: Chosen,
  seats: { chosen: Chosen }[],
  name: string,
  value?: string,
): void {
  if (value !== undefined) options[name] = value
  for (const option of all.filter((o) => o.per_seat))
    for (const seat of seats) {
      const needs = option.values.find((v) => v.value === seat.chosen[option.name])?.needs ?? {}
      if (value === undefined && option.name === name) Object.assign(options, needs)
      else if (name in needs && needs[name] !== value) delete seat.chosen[option.name]
    }
}

/** What a seat has chosen. */
export function choiceOf(option: Option, chosen: Chosen): string {
  const value = chosen[option.name]
  return option.values.some((v) => v.value === value) ? value! : option.default // the pack that brought it may be gone
}

/** May seat `i` choose a value, or has somebody else got it? */
export const isFree = (option: Option, seats: Chosen[], i: number, value: string): boolean =>
  !option.distinct ||
  value === option.default ||
  seats.every((chosen, n) => n === i || choiceOf(option, chosen) !== value)

/** All options as the server wants them: those of each seat as a list. */
export function optionsWish(all: Option[], options: Chosen, seats: Chosen[]): Wish['options'] {
  const wanted = all.filter((o) => matters(o, options, seats.length))
  return Object.fromEntries(
    wanted.map((o) => [o.name, o.per_seat ? seats.map((s) => choiceOf(o, s)) : choiceOf(o, options)]),
  )
}

/** What was chosen for a seat of a table, in words; what was left to chance says nothing. */
export function ownChoices(
  all: Option[],
  options: TableInfo['options'],
  seat: number,
): { name: string; title: Both; value: Both }[] {
  const own = all.filter((o) => o.per_seat && matters(o, options, options[o.name]?.length ?? 0))
  return own.flatMap((o) => {
    const value = o.values.find((v) => v.value === options[o.name]?.[seat])
    return value && value.value !== o.default ? [{ name: o.name, title: o.title, value: value.title }] : []
  })
}
