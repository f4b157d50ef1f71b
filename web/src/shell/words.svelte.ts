// Sentences of the page, from Fluent files; those of a game come from the server in both languages.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import cs from '../text/cs.ftl?raw'
import en from '../text/en.ftl?raw'
import { Trouble } from './api'
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
  for (const lang of ['cs', 'en'] as const)
    bundles[lang].addResource(new FluentResource(source[lang]), { allowOverrides: true })
}

export function say(key: string, words: Record<string, FluentVariable> = {}, lang: Lang = settings.lang): string {
  const found = bundles[lang]
  const pattern = found.getMessage(key)?.value
  return pattern ? found.formatPattern(pattern, words, []) : key
}

/** A sentence of the page in every language, as the server would say it. */
export const inBoth = (key: string): Both => ({ cs: say(key, {}, 'cs'), en: say(key, {}, 'en') })

/** What went wrong: what the server refused, or that it did not answer. */
export const wrong = (e: unknown): Both => (e instanceof Trouble && e.say) || inBoth('no-connection')

/** What the server said, in the person's language. */
export function both(text: Partial<Record<Lang, string>> | null | undefined): string {
  return text?.[settings.lang] ?? ''
}

/** A day; times come in milliseconds. */
export function date(time: number): string {
  return new Date(time).toLocaleDateString(settings.lang, { day: 'numeric', month: 'long' })
}

/** The time of day, and the day if it is not today; times come in milliseconds. */
export function clockTime(time: number): string {
  const day = new Date(time)
  if (day.toDateString() !== new Date().toDateString()) return moment(time)
  return day.toLocaleTimeString(settings.lang, { hour: 'numeric', minute: '2-digit' })
}

/** A day and the time of day; times come in milliseconds. */
export function moment(time: number): string {
  return new Date(time).toLocaleString(settings.lang, {
    day: 'numeric',
    month: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

const AGES = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

/** How long ago something was; times come in milliseconds. */
export function ago(time: number): string {
  const seconds = Math.max(0, (Date.now() - time) / 1000)
  const [unit, length] = AGES.findLast(([, long]) => seconds >= long) ?? AGES[0]
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' })
  return words.format(-Math.floor(seconds / length), unit)
}

/** Whole days and hours of a long time; it comes in seconds. */
export function days(seconds: number): string {
  const hours = Math.ceil(seconds / 3600)
  return [say('days', { days: Math.floor(hours / 24) }), hours % 24 ? say('whole-hours', { hours: hours % 24 }) : '']
    .filter(Boolean)
    .join(' ')
}

/** A limit of a clock, without parts that are zero. */
export function span(seconds: number): string {
  if (seconds >= 24 * 3600) return days(seconds)
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const words = [
    say('whole-hours', { hours: parts[0]! }),
    say('whole-minutes', { minutes: parts[1]! }),
    say('seconds', { seconds: parts[2]! }),
  ]
  return words.filter((_, i) => parts[i]).join(' ')
}

/** What a table's clock allows, and what it does then. */
export function terms(clock: { move?: number | null; game?: number | null; out?: 'ask' | 'bot' }): string {
  const limits = [
    clock.move && say('terms-move', { time: span(clock.move) }),
    clock.game && say('terms-game', { time: span(clock.game) }),
  ]
    .filter(Boolean)
    .join(', ')
  return say(clock.out === 'bot' ? 'terms-bot' : 'terms-ask', { limits })
}
