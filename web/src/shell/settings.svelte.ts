// What a person wishes for on this device; kept in the browser, applied to the root element.

import type { TempoName } from './pace'
import type { Lang } from './wire'

const KEY = 'deskovka.settings'

interface Wishes {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  large: boolean
  still: 'auto' | 'yes' | 'no'
  tempo: TempoName
  sound: boolean
  soFar: boolean // points as they are on the track, not as if the game ended now
  seatColours: boolean // pieces in colours of seats, where a game has its own
  warn: 0 | 10 | 15 | 25 // points of chance from which the coach warns; 0: not at all
  chances: boolean // beside every choice
  bar: boolean // everybody's chance
  name: string
  game: string // the last one seen here
  bot: string // the strength of the last opponents
}

function loadWishes(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function preferredLang(): Lang {
  return navigator.languages.some((l) => /^(cs|sk)/.test(l)) || !navigator.languages.some((l) => l.startsWith('en'))
    ? 'cs'
    : 'en'
}

class Settings implements Wishes {
  lang = $state<Lang>('cs')
  theme = $state<Wishes['theme']>('auto')
  large = $state(false)
  still = $state<Wishes['still']>('auto')
  tempo = $state<TempoName>('normal')
  sound = $state(true)
  soFar = $state(false)
  seatColours = $state(false)
  warn = $state<Wishes['warn']>(0)
  chances = $state(false)
  bar = $state(false)
  name = $state('')
  game = $state('')
  bot = $state('')
  #systemDark = $state(false)
  #systemStill = $state(false)

  constructor() {
    Object.assign(this, { lang: preferredLang() }, loadWishes())
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    this.#systemDark = dark.matches
    this.#systemStill = still.matches
    dark.addEventListener('change', () => (this.#systemDark = dark.matches))
    still.addEventListener('change', () => (this.#systemStill = still.matches))
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement
        root.lang = this.lang
        root.dataset.theme = this.dark ? 'dark' : 'light'
        root.dataset.large = this.large ? 'yes' : 'no'
        root.dataset.still = this.isStill ? 'yes' : 'no'
        document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#171A1E' : '#F6F2E9')
        const { lang, theme, large, still, tempo, sound, soFar, seatColours, name, game, bot } = this
        const { warn, chances, bar } = this
        const shown = { lang, theme, large, still, tempo, sound, soFar, seatColours }
        const wishes: Wishes = { ...shown, warn, chances, bar, name, game, bot }
        try {
          localStorage.setItem(KEY, JSON.stringify(wishes))
        } catch {
          // Private windows may forbid it; the wishes then last as long as the page.
        }
      })
    })
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#systemDark)
  }

  get isStill(): boolean {
    return this.still === 'yes' || (this.still === 'auto' && this.#systemStill)
  }
}

export const settings = new Settings()
