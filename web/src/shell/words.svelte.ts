// Sentences of the page, from Fluent files; those of a game come from the server in both languages.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import cs from '../text/cs.ftl?raw'
import en from '../text/en.ftl?raw'
import { settings } from './settings.svelte'
import type { Both, Lang } from './wire'

const bundles: Record<Lang, FluentBundle> = { cs: bundle('cs', cs), en: bundle('en', en) }

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

/** A game's folder adds the names of what it draws. */
export function addWords(source: Both): void {
  for (const lang of ['cs', 'en'] as const) bundles[lang].addResource(new FluentResource(source[lang]), { allowOverrides: true })
}

export function say(key: string, words: Record<string, FluentVariable> = {}, lang: Lang = settings.lang): string {
  const found = bundles[lang]
  const pattern = found.getMessage(key)?.value
  return pattern ? found.formatPattern(pattern, words, []) : key
}

/** A sentence of the page in every language, as the server would say it. */
export const inBoth = (key: string): Both => ({ cs: say(key, {}, 'cs'), en: say(key, {}, 'en') })

/** What the server said, in the person's language. */
export function both(text: Both | null | undefined): string {
  return text ? text[settings.lang] : ''
}

/** A day; times come in milliseconds. */
export function date(time: number): string {
  return new Date(time).toLocaleDateString(settings.lang, { day: 'numeric', month: 'long' })
}
