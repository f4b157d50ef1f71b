// Choices from the best one down, as far as they can be told apart.

export interface Guess {
  worth: number
  half: number // give or take
}

/** From the best down; null where all look alike, so that there is no advice. Those that cannot be told from the best of
 * them stay in the order in which they came. */
export function ranked<T>(all: readonly T[], guess: (one: T) => Guess | null): T[] | null {
  const known = all.map((one, place) => ({ one, place, guess: guess(one) }))
  if (known.some((k) => k.guess === null)) return null
  const left = known.toSorted((a, b) => b.guess!.worth - a.guess!.worth)
  const groups: (typeof left)[] = []
  for (const next of left) {
    const group = groups.at(-1)
    if (group && alike(group[0]!.guess!, next.guess!)) group.push(next)
    else groups.push([next])
  }
  if (groups.length < 2) return null
  return groups.flatMap((group) => group.toSorted((a, b) => a.place - b.place).map(({ one }) => one))
}

/** Could the difference be nothing but the spread of the guesses? */
const alike = (a: Guess, b: Guess): boolean => Math.abs(a.worth - b.worth) <= a.half + b.half
