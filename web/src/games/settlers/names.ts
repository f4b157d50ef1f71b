// Words and drawings for cards and choices; whole sentences come from the server.

import { both, say } from '../../shell/words.svelte'
import type { Choice } from '../../shell/wire'
import { cardOf, colourOf, FAVOURS, goodOf, missing, sacrifices, tableOf, typeOf, type Card, type Good, type Goods, type Scene, type Table } from './scene'
import type { View } from '../page'

const GLYPHS: Record<string, string> = {
  statue: 'idol', supplier: 'cart', 'wood-storage': 'wood', 'carpenters-workshop': 'axes', gallows: 'raze', mill: 'mill', 'old-forest': 'trees', quarry: 'stone', rubble: 'stone',
  village: 'house', town: 'city', 'farmers-at-work': 'harvest', 'mammas-baths': 'goblet', armorer: 'strength', 'gold-mine': 'gold', 'grain-field': 'grain', 'lords-fields': 'grain',
  monument: 'column', 'merchants-guild': 'commerce', 'gold-creek': 'gold', 'wood-supplier': 'cart', 'goldsmiths-workshop': 'gold', marketplace: 'tent', 'coal-mine': 'ore', mason: 'brick',
  'court-sculptor': 'idol', 'masons-guild': 'brick', missionaries: 'chapel', settlers: 'cart', 'acting-troupe': 'mask', lumberjacks: 'axes', carpenter: 'axes', joiner: 'house', castle: 'city',
  tavern: 'goblet', barracks: 'helmet', confectioner: 'cake', 'pig-farmer': 'pig', brewer: 'barrel', 'imperial-messenger': 'scroll', 'new-forest': 'trees', 'hanseatic-league': 'ship',
  'lumberjacks-route': 'trees', watchtower: 'tower', ruins: 'found', baker: 'grain', sawmill: 'wood', canteen: 'goblet', 'meeting-place': 'city', 'monty-the-merchant': 'commerce',
  apartment: 'house', 'hunter-joe': 'skill', 'above-ground-mine': 'ore', porters: 'band',
  'primeval-forest': 'trees', 'barbarian-altar': 'altar', raid: 'axes', saboteurs: 'axes', 'sentry-tower': 'tower', 'dark-chapel': 'altar', pack: 'band', rabble: 'band', settlement: 'camp',
  gord: 'fence', expedition: 'ship', 'stone-pit': 'stone', barter: 'trade', 'fighting-pit': 'strength', idol: 'idol', mission: 'camp', pyre: 'raze', robbers: 'band',
  'sculptors-workshop': 'idol', 'sculptors-apprentice': 'idol', 'gladiator-school': 'helmet', engineers: 'build', gardens: 'palm', spies: 'mask', architect: 'scroll', administration: 'temple',
  headquarters: 'temple', legion: 'helmet', warehouses: 'barrel', builder: 'build', 'roman-fortifications': 'tower', 'trade-colony': 'ship', 'roman-barracks': 'helmet', stonemason: 'brick',
  'roman-bank': 'temple', colossus: 'column',
  desert: 'camel', 'altar-of-bastet': 'ankh', 'chariot-builder': 'cart', 'pharaohs-guard': 'helmet', oasis: 'palm', slaver: 'band', 'royal-bath': 'goblet', 'golden-bazaar': 'tent',
  'scorpion-breeder': 'skill', caravan: 'camel', 'temple-of-ra': 'temple', sanctuary: 'ankh', 'alley-of-sphinxes': 'sphinx', sphinx: 'sphinx', goldsmith: 'gold', slaves: 'band',
  'stone-quarry': 'stone', pyramid: 'pyramid',
  farm: 'house', 'rice-fields': 'rice', 'geisha-house': 'pagoda', garrison: 'tower', 'daimyos-castle': 'pagoda', 'buddhas-temple': 'pagoda', casino: 'mask', gate: 'torii', shrine: 'torii',
  stalls: 'tent', negotiator: 'scroll', 'sake-brewery': 'barrel', 'trade-route': 'cart', dojo: 'pagoda', ninjas: 'swordsman', 'sumo-school': 'hero', 'master-swordsmith': 'swordsman',
  'school-of-diplomacy': 'book',
  chinampas: 'grain', 'altar-of-sacrifice': 'altar', 'household-shrine': 'idol', 'temple-of-the-rising-sun': 'pyramid', 'wandering-preacher': 'pray', 'food-festival': 'goblet', calpulli: 'house',
  'obsidian-quarry': 'ore', 'jaguar-warriors': 'jaguar', montezuma: 'feathers', 'story-telling-stone': 'sunstone', 'voice-of-the-gods': 'favour', 'high-priest': 'feathers', 'sun-calendar': 'sunstone',
  'great-pyramid': 'pyramid', 'ball-court': 'skill', worshippers: 'band', 'tlatelolco-market': 'tent', 'maize-fields': 'maize', 'pilgrimage-site': 'pyramid', 'cacao-market': 'tent', pilgrims: 'band',
  'guest-house': 'house', 'shared-feast': 'goblet', 'obsidian-tools': 'axes', 'calendar-stones': 'sunstone', astrologers: 'book', observatory: 'tower', 'chapultepec-aqueduct': 'column',
  'house-of-knowledge': 'book', 'triple-temple': 'pyramid', 'threefold-offering': 'altar', 'triad-of-gods': 'idol', 'three-builders': 'build', 'triple-alliance': 'trade', 'altar-of-three-suns': 'altar',
  'shamans-tent': 'tent', 'consecrated-spoils': 'raze', 'fire-dance': 'raze', 'rune-stone': 'stone', 'druid-grove': 'trees', 'war-omen': 'axes', 'altar-of-isis': 'ankh', 'priests-of-amun': 'ankh',
  'oracle-of-siwa': 'sphinx', 'shrine-of-thoth': 'temple', 'statue-of-cheops': 'statue', 'blessing-of-the-nile': 'palm', 'kami-shrine': 'torii', 'tea-ceremony': 'goblet', 'wandering-monks': 'band',
  'meditation-garden': 'palm', 'fortune-teller': 'mask', 'temple-of-inari': 'pagoda', lararium: 'temple', 'chapel-of-mars': 'helmet', augurs: 'scroll', 'marcus-the-helpful': 'hero', 'temple-of-jupiter': 'temple',
  vestals: 'raze',
}
const PORTRAITS: Record<string, string> = { barbarians: 'horns', romans: 'helmet', egyptians: 'pyramid', japanese: 'samurai', aztecs: 'feathers' }

export const glyphOf = (card: Card): string => GLYPHS[card.name] ?? 'bldg'
export const portrait = (faction: string): string => PORTRAITS[faction] ?? 'hero'

/** The good that belongs to a colour; its glyph marks the spine. */
const MARKS: Record<string, string> = { brown: 'wood', grey: 'stone', red: 'food', pink: 'settler', gold: 'gold', black: 'raze', purple: 'vp', blue: 'card', white: 'technology', orange: 'favour' }
export const markOf = (colour: string): string => MARKS[colour] ?? 'found'

export const tokenName = (token: number): string => say('st-token', { colour: token === FAVOURS ? 'tricolour' : colourOf(token) })
export const colourName = (colour: number): string => say('st-colour', { colour: colourOf(colour) })
export const goodName = (good: string): string => say('st-good', { good })
export const colourNames = (card: Card): string => card.colours.map((colour) => say('st-colour', { colour })).join(', ')

/** Goods one after the other: `2 dřeva, 1 kámen`. */
export const goodsWords = (goods: Goods): string => (Object.entries(goods) as [Good, number][]).filter(([, n]) => n).map(([good, n]) => say('st-goods', { good, count: n })).join(', ')

/** The shortest reason why a card cannot be built, as far as the page can tell. */
export function shortReason(t: Table, seat: number, card: Card): string {
  const lacks = missing(t, seat, card.cost)
  if (Object.keys(lacks).length) return say('st-lacks', { goods: goodsWords(lacks) })
  return card.sites > sacrifices(t, seat) ? say('st-lacks-site') : ''
}

/** The same drawn, where goods are missing. */
export const lackIcons = (t: Table, seat: number, card: Card): string[] => (Object.entries(missing(t, seat, card.cost)) as [Good, number][]).map(([good, n]) => `${n} ${good}`)

/** The whole effect for those who listen. */
export const effectWords = (card: Card): string => both(card.text as { cs: string; en: string })

// --- choices

const ICONS: Record<string, string> = { Visit: 'open', Reveal: 'common', Tokens: 'favour', Build: 'build', Deal: 'deal', Raze: 'raze', Activate: 'action', Send: 'settler', Defend: 'defence', Guard: 'samurai', Tuck: 'card', Lay: 'any', Opponent: 'band', Pay: 'gold', Leave: 'feature', Stop: 'to', InOrder: 'to', Bonus: 'location' }

export function choiceWords(scene: Scene, view: View, { move, say: said }: Choice): { icon: string; title: string; note: string } {
  const kind = typeOf(move)
  const card = typeof move.card === 'number' ? cardOf(scene, move.card) : undefined
  const dealt = card?.deal && tableOf(view).deals.some((deals) => deals.includes(card.id))
  const icon = kind === 'Card' && card ? glyphOf(card) : typeof move.colour === 'number' ? markOf(colourOf(move.colour)) : typeof move.good === 'number' ? goodOf(move.good) : (ICONS[kind] ?? 'any')
  return { icon: `st-${icon}`, title: both(said), note: card && kind === 'Card' ? (dealt ? say('st-deal-brings', { good: goodName(card.deal!) }) : effectWords(card)) : '' }
}
