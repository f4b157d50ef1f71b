// What cards say: entries of the rule index, fetched once.

import { api } from '../../shell/api'
import { both } from '../../shell/words.svelte'
import type { RuleEntry } from '../../shell/wire'

const found = $state({ rules: new Map<string, RuleEntry>(), asked: false })

export function textOf(rule: string): string {
  return both(found.rules.get(rule)?.words)
}

export function fetchTexts(): void {
  if (found.asked) return
  found.asked = true
  api.rules('katan-duel').then(
    (rules) => (found.rules = new Map(rules.map((rule) => [rule.id, rule]))),
    () => (found.asked = false),
  )
}
