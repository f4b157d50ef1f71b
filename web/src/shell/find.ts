// Finding rules: all words, whatever their accents, case and order.

import type { Lang, RuleEntry } from './wire'

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function findRules(rules: RuleEntry[], wanted: string, lang: Lang): RuleEntry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return rules
  return rules.filter((rule) => {
    const text = plain([rule.words[lang], rule.chapter[lang], rule.note?.[lang] ?? '', rule.id].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Rules by chapter, in the rulebook's order. */
export function chapters(rules: RuleEntry[], lang: Lang): [string, RuleEntry[]][] {
  const found = new Map<string, RuleEntry[]>()
  for (const rule of rules) {
    const name = rule.chapter[lang]
    found.set(name, [...(found.get(name) ?? []), rule])
  }
  return [...found]
}
