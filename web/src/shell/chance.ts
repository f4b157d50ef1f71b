// Chances as people read them: whole per cents, and before the end never none or all.

export const asChance = (chance: number): string => {
  const points = Math.round(100 * chance)
  return points >= 100 ? '99+ %' : points <= 0 ? '<1 %' : `${points} %`
}
