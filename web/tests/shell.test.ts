import { describe, expect, test } from 'vitest'
import type { Seen } from '../src/games/page'
import { Chooser, perTable } from '../src/shell/chooser.svelte'
import { divisible } from '../src/shell/divisible'
import { chapters, findRules } from '../src/shell/find'
import { groupLines, hasMoved, joinLines, since, turnsOf } from '../src/shell/groups'
import { best } from '../src/shell/best'
import {
  adjust,
  choose,
  fits,
  choiceOf,
  isFree,
  matters,
  ownChoices,
  optionsWish,
  type Option,
} from '../src/shell/options'
import { beside } from '../src/shell/halo'
import { layout } from '../src/shell/layout'
import { ranked } from '../src/shell/ranking'
import { Pace, TEMPOS, Turns, type TempoName } from '../src/shell/pace'
import { holds } from '../src/shell/proof'
import { corner, fit, overlap, spot, type Box } from '../src/shell/spot'
import { zonesOf } from '../src/shell/zones'
import { key, same, type Choice, type Line, type Move, type RuleEntry, type MyTable } from '../src/shell/wire'

const line = (n: number, t: string, seat: number | null, points: number | null = null): Line => ({
  n,
  event: { t },
  seat,
  points,
  say: { cs: '', en: '' },
  where: { cs: '', en: '' },
  rule: '',
  sign: { begins: t === 'put', dull: t === 'draw' },
})

test('moves are the same whatever the order of their fields', () => {
  expect(same({ t: 'a', x: 1, y: 2 }, { y: 2, x: 1, t: 'a' })).toBe(true)
  expect(same({ t: 'a', x: 1 }, { t: 'a', x: 2 })).toBe(false)
  expect(same(null, { t: 'a' })).toBe(false)
  expect(key({ b: 1, t: 'a' })).toBe(key({ t: 'a', b: 1 }))
})

describe('the log', () => {
  const log = [
    line(0, 'setup', null),
    line(1, 'put', 0),
    line(2, 'score', 0, 3),
    line(3, 'draw', 0),
    line(4, 'put', 1),
    line(5, 'score', 0, 2),
    line(6, 'score', 1, 4),
  ]
  const groups = groupLines(log)

  test('has one entry per move, numbered', () => {
    expect(groups.map((g) => [g.n, g.lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
  })
  test('gives no numbers while earlier lines are missing', () => {
    const late = groupLines(log.slice(2))
    expect(late.map((g) => [g.n, g.moved])).toEqual([
      [0, false],
      [0, true],
    ])
  })
  test("sums the mover's points and those of others apart", () => {
    expect(groups[2]).toMatchObject({ points: 4, others: [{ seat: 0, points: 2 }] })
  })
  test('stands by turns: what a player did without another between, with what it brought', () => {
    const more = turnsOf(groupLines([...log, line(7, 'put', 1), line(8, 'score', 1, 1), line(9, 'put', 0)]))
    expect(more.map((turn) => [turn.seat, turn.groups.length, turn.points])).toEqual([
      [null, 1, 0],
      [0, 1, 3],
      [1, 2, 5],
      [0, 1, 0],
    ])
    const begun = (seat: number | null, playing: boolean) => since(more, seat, playing).map((turn) => turn.first.n)
    expect(begun(0, false)).toEqual([])
    expect(begun(0, true)).toEqual([4]) // until I have played my turn to its end
    expect(begun(1, true)).toEqual([9])
    expect(begun(null, false)).toEqual([])
  })
  test('keeps older lines when a full view brings the newest, unless some are missing between', () => {
    const numbers = (known: Line[], newest: Line[]): number[] => joinLines(known, newest).map((l) => l.n)
    expect(numbers(log.slice(0, 5), log.slice(3))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(numbers(log, log.slice(2, 4))).toEqual([0, 1, 2, 3]) // something was taken back
    expect(numbers(log.slice(0, 2), log.slice(4))).toEqual([4, 5, 6])
    expect(numbers(log, [])).toEqual([])
    expect(numbers([], log)).toHaveLength(7)
  })
})

describe('rules', () => {
  const rule = (id: string, cs: string, chapter: string): RuleEntry => ({
    id,
    chapter: { cs: chapter, en: chapter },
    words: { cs, en: '' },
    page: 1,
    ruling: false,
    note: null,
  })
  const rules = [
    rule('a', 'Elektrárna patří na síť.', 'Kladení'),
    rule('b', 'Farma na pole.', 'Kladení'),
    rule('c', 'Hrad drží ten, kdo má většinu.', 'Hrady'),
  ]

  test('are found without accents, by all words', () => {
    expect(findRules(rules, 'elektrarna SIT', 'cs').map((r) => r.id)).toEqual(['a'])
    expect(findRules(rules, '  ', 'cs')).toHaveLength(3)
    expect(findRules(rules, 'drak', 'cs')).toEqual([])
  })
  test('stand by chapters in order', () => {
    expect(chapters(rules, 'cs').map(([name, its]) => [name, its.length])).toEqual([
      ['Kladení', 2],
      ['Hrady', 1],
    ])
  })
})

describe('pace', () => {
  test('shows one change after the other, and all at once when skipped', async () => {
    const seen: number[] = []
    let go = () => {}
    const pace = new Pace<number>(
      (n) => seen.push(n),
      () => 1,
      () => new Promise((done) => (go = done)),
    )
    for (const n of [1, 2, 3, 4]) pace.push(n)
    expect(seen).toEqual([1])
    go()
    await new Promise((done) => setTimeout(done))
    expect(seen).toEqual([1, 2])
    pace.skip()
    expect(seen).toEqual([1, 2, 3, 4])
    expect(pace.behind).toBe(0)
  })
  test('does not wait where there is nothing to look at', () => {
    const seen: number[] = []
    const pace = new Pace<number>(
      (n) => seen.push(n),
      () => 0,
    )
    pace.push(1)
    pace.push(2)
    expect(seen).toEqual([1, 2])
  })
})

describe('turns of others', () => {
  const shown = (tempo: TempoName, answers: number[]) => {
    const turns = new Turns()
    return answers.map((seat, n) => turns.rest(seat, answers[n + 1] ?? null, tempo))
  }
  const sum = (times: number[]) => times.reduce((a, b) => a + b, 0)

  test('take 4 seconds for two bots of Scythe at the normal tempo, however many answers they give', () => {
    const round = [...Array<number>(9).fill(1), ...Array<number>(7).fill(2)]
    expect(sum(shown('normal', round))).toBeLessThanOrEqual(4000)
    expect(sum(shown('fast', round))).toBeLessThanOrEqual(1600)
    expect(sum(shown('instant', round))).toBe(0)
  })

  test('are seen at their end, and a short one as long as it needs', () => {
    for (const tempo of ['slow', 'normal', 'fast'] as const) {
      const times = shown(tempo, [1, 1, 1, 1, 1, 1, 2])
      expect(times[5]).toBe(TEMPOS[tempo].answer)
      expect(times[6]).toBe(TEMPOS[tempo].answer)
    }
  })

  test('begin anew after my own', () => {
    const turns = new Turns()
    for (let n = 0; n < 9; n++) turns.rest(1, null, 'normal')
    expect(turns.rest(1, null, 'normal')).toBe(0)
    turns.end()
    expect(turns.rest(1, null, 'normal')).toBe(TEMPOS.normal.answer)
  })
})

describe('bubbles', () => {
  const area = { x: 0, y: 0, width: 800, height: 600 }
  const anchor = { x: 380, y: 280, width: 40, height: 40 }

  test('never lie over what they speak of', () => {
    const at = spot({ width: 200, height: 100 }, area, anchor, [])
    expect(overlap({ ...at, width: 200, height: 100 }, anchor)).toBe(0)
  })
  test('prefer the empty side', () => {
    const full = { box: { x: 0, y: 0, width: 460, height: 600 }, weight: 5 }
    expect(spot({ width: 200, height: 100 }, area, anchor, [full]).x).toBeGreaterThan(430)
  })
})

describe('the board', () => {
  const cells: Box[] = [0, 1, 2, 3].flatMap((x) =>
    [0, 1, 2].map((y) => ({ x: x * 10, y: y * 10, width: 10, height: 10 })),
  )
  const area = { width: 420, height: 320 }
  const onScreen = (floats: Box[]) => {
    const { scale, x, y } = fit(cells, area, floats)
    return {
      scale,
      boxes: cells.map((c) => ({ x: (c.x - x) * scale, y: (c.y - y) * scale, width: 10 * scale, height: 10 * scale })),
    }
  }

  test('fills its area', () => {
    const { scale, boxes } = onScreen([])
    expect(scale).toBeCloseTo(10)
    for (const b of boxes) expect(b.x > 9 && b.y > 9 && b.x + b.width < 411 && b.y + b.height < 311).toBe(true)
  })
  test('makes room for what floats over it, on whichever side', () => {
    for (const float of [
      { x: 0, y: 260, width: 150, height: 60 },
      { x: 300, y: 0, width: 120, height: 70 },
    ]) {
      const { scale, boxes } = onScreen([float])
      expect(scale).toBeGreaterThan(7)
      expect(boxes.some((b) => overlap(b, float) > 1e-6)).toBe(false)
    }
  })
  test('lies in the middle where there is no room at all', () => {
    expect(onScreen([{ x: 0, y: 0, ...area }]).scale).toBeCloseTo(10)
  })
})

test('the promise about the shuffle is checked', async () => {
  const commit = 'b8244d028981d693af7b456af8efa4cad63d282e19ff14942c246e50d9351d22' // sha256 of "1:2" is another
  expect(await holds({ seed: '1', salt: '2', commit }, commit)).toBe(false)
  const { createHash } = await import('node:crypto')
  const right = createHash('sha256').update('1:2').digest('hex')
  expect(await holds({ seed: '1', salt: '2', commit: right }, right)).toBe(true)
})

describe('options', () => {
  const title = (words: string) => ({ cs: words, en: words })
  const option = (name: string, values: string[], more: Partial<Option> = {}): Option => ({
    name,
    title: title(name),
    default: values[0]!,
    per_seat: false,
    distinct: false,
    only: {},
    seats: [],
    values: values.map((value) => ({ value, title: title(value), players: [], needs: {} })),
    ...more,
  })
  const mode = option('mode', ['short', 'long'])
  const people = option('people', ['drawn', 'romans', 'egyptians'], {
    per_seat: true,
    distinct: true,
    only: { mode: ['long'] },
  })
  const seats: Record<string, string>[] = [{ people: 'romans' }, {}, { people: 'gone' }]

  test('matter only where others have the right value', () => {
    expect(matters(people, { mode: 'long' }, 3)).toBe(true)
    expect(matters(people, { mode: 'short' }, 3)).toBe(false)
    expect(optionsWish([mode, people], { mode: 'short' }, seats)).toEqual({ mode: 'short' })
  })
  test('matter only with the right number of players', () => {
    const rival = option('rival', ['weak', 'strong'], { seats: [1] })
    expect(matters(rival, {}, 1)).toBe(true)
    expect(matters(rival, {}, 2)).toBe(false)
    expect(optionsWish([mode, rival], { rival: 'strong' }, [{}])).toEqual({ mode: 'short', rival: 'strong' })
    expect(optionsWish([mode, rival], { rival: 'strong' }, [{}, {}])).toEqual({ mode: 'short' })
  })
  test('have a value for every seat, the default where nothing known is chosen', () => {
    expect(optionsWish([mode, people], { mode: 'long' }, seats)).toEqual({
      mode: 'long',
      people: ['romans', 'drawn', 'drawn'],
    })
    expect(choiceOf(people, { people: 'egyptians' })).toBe('egyptians')
  })
  test('may be taken by somebody, but never the default', () => {
    expect(isFree(people, seats, 1, 'romans')).toBe(false)
    expect(isFree(people, seats, 0, 'romans')).toBe(true)
    expect(isFree(people, seats, 0, 'drawn')).toBe(true)
    expect(isFree({ ...people, distinct: false }, seats, 1, 'romans')).toBe(true)
  })
  test('give way to what was chosen last, and to the number of players', () => {
    const needing = {
      ...people,
      values: people.values.map((v) => (v.value === 'romans' ? { ...v, needs: { mode: 'long' } } : v)),
    }
    const options = { mode: 'short', first: '3' }
    const places = [{ chosen: { people: 'romans' } as Record<string, string> }, { chosen: {} }]
    choose([mode, needing], options, places, 'people')
    expect(options.mode).toBe('long')
    choose([mode, needing], options, places, 'mode', 'short')
    expect([options.mode, places[0]!.chosen]).toEqual(['short', {}])
    const first = option('first', ['any', '3'])
    first.values[1]!.players = [3, 4]
    expect(fits(first, 2).map((v) => v.value)).toEqual(['any'])
    adjust([mode, first], options, 3)
    expect(options.first).toBe('3')
    adjust([mode, first], options, 2)
    expect(options.first).toBe('any')
  })
  test('of a seat are told in words', () => {
    const options = { mode: 'long', people: ['romans', 'drawn'] }
    expect(ownChoices([mode, people], options, 0)).toEqual([
      { name: 'people', title: title('people'), value: title('romans') },
    ])
    expect(ownChoices([mode, people], { ...options, mode: 'short' }, 0)).toEqual([])
  })
})

test('a window is divided by its size: the panel lies beside the board where there is no height for both', () => {
  const name = (width: number, height: number) => {
    const { narrow, compact, beside } = layout(width, height)
    return beside ? 'beside' : compact ? 'compact' : narrow ? 'narrow' : 'wide'
  }
  expect([name(1440, 900), name(1024, 768)]).toEqual(['wide', 'narrow'])
  expect([name(390, 844), name(768, 1024), name(320, 568)]).toEqual(['compact', 'compact', 'compact'])
  expect([name(844, 390), name(720, 450)]).toEqual(['beside', 'beside']) // a phone that lies; a desktop at 200 %
})

test('the hall of fame keeps the best of people in games that were played to the end', () => {
  const table = (id: string, ended: string, ...points: number[]) =>
    ({
      table: id,
      game: 'scythe',
      ended,
      moved_at: Number(id),
      winners: [0],
      helped: [],
      seats: points.map((n, i) => ({ name: `${id}${i}`, kind: i === 2 ? 'bot' : 'person', points: n })),
    }) as unknown as MyTable
  const tables = [
    table('1', 'played', 40, 30, 99),
    table('2', 'resigned', 90, 80),
    table('3', 'played', 40, 55),
    table('3', 'played', 40, 55),
    { ...table('4', 'played', 100), game: 'rebirth' },
  ]
  expect(best(tables, 'scythe').map((f) => [f.name, f.points, f.won])).toEqual([
    ['31', 55, false],
    ['10', 40, true],
    ['30', 40, true],
    ['11', 30, false],
  ])
  expect(best(tables, 'scythe', 1)).toHaveLength(1)
  expect(best([], 'scythe')).toEqual([])
  const helped = tables.map((t) => (t.table === '3' ? { ...t, helped: [1] } : t)) // by the coach
  expect(best(helped, 'scythe').map((f) => f.name)).toEqual(['10', '30', '11'])
})

test('a hint looks at parts of the board that hold several choices', () => {
  const choices = Array.from({ length: 25 }, (_, id) => ({ id, move: { t: 'g.Place', at: id } }) as unknown as Choice)
  const skip = { id: 25, move: { t: 'g.Pass' } } as unknown as Choice
  const where = (spot: string) => ({ x: 10 * (Number(spot) % 5), y: 10 * Math.floor(Number(spot) / 5) })
  const spotOf = (c: Choice) => (c.id === 25 ? null : `${c.id}`)
  const zones = zonesOf([...choices, skip], spotOf, where)
  expect(zones.flat().toSorted((a, b) => a - b)).toEqual([...choices, skip].map((c) => c.id))
  const parts = zones.slice(0, -1)
  expect(zones.at(-1)).toEqual([25]) // what lies nowhere goes by its kind
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    expect(part.length).toBeGreaterThan(2)
    expect(part.length).toBeLessThan(11)
  }
  expect(zonesOf(choices.slice(0, 2), spotOf, where).flat()).toHaveLength(2) // also where there are few
})

describe('what somebody has in mind', () => {
  const play = { t: 'x.Play', card: 1 } as Move
  const pay = { t: 'x.Pay', good: 2 } as Move
  const stop = { t: 'Stop' } as Move
  const sitting = (...legal: Move[]) => {
    const sent: Move[] = []
    const at = {
      seat: 1,
      picked: play,
      refused: null,
      choice: (m: Move) => (legal.includes(m) ? { move: m } : null),
      play: (m: Move) => sent.push(m),
    } as unknown as Seen
    return { at, sent }
  }
  const chooserOf = perTable((at) => new Chooser(at, (m) => `card-${m.card}`))

  test('belongs to a table', () => {
    const { at } = sitting()
    expect(chooserOf(at)).toBe(chooserOf(at))
    expect(chooserOf(at)).not.toBe(chooserOf(sitting().at))
    expect([
      chooserOf(at).me,
      chooserOf(at).picked('card-1'),
      chooserOf(at).picked('card-2'),
      chooserOf(at).refused('card-1'),
    ]).toEqual([1, true, false, false])
  })
  test('is sent one move after the other, as long as each is asked for', () => {
    const { at, sent } = sitting(play, pay)
    const chooser = chooserOf(at)
    chooser.play(play, pay, stop)
    expect([chooser.goOn(), chooser.goOn(), chooser.plan]).toEqual([true, false, [stop]])
    expect(sent).toEqual([play, pay])
  })
})

test('long words are divided between syllables, never beside a single letter', () => {
  const divided = (word: string) => divisible(word).replaceAll('\u00AD', '-')
  expect(['učeň', 'opevnění', 'Královská', 'Missionaries', 'Watchtower'].map(divided)).toEqual([
    'učeň',
    'opev-ně-ní',
    'Krá-lovs-ká',
    'Mis-sio-na-ries',
    'Watch-to-wer',
  ])
})

test('the words of a lesson stand beside the thing to touch, over nothing else that can be touched', () => {
  const area = { x: 0, y: 0, width: 800, height: 600 }
  const thing = { x: 20, y: 500, width: 160, height: 90 }
  const size = { width: 300, height: 50 }
  expect(beside(thing, size, area, [])).toEqual({ side: 'above', x: 8, y: 430, arrow: 92 })
  const over = { x: 0, y: 300, width: 800, height: 190 }
  expect(beside(thing, size, area, [over])?.side).toBe('right')
  expect(beside(thing, size, area, [area])).toBeNull()
})

describe('the corner in which a button floats', () => {
  const area = { width: 390, height: 300 }
  const gap = { side: 10, top: 10, bottom: 30 }
  const box = (x: number, y: number): Box => ({ x, y, width: 60, height: 70 })

  test('is on the lower right, unless something may be touched there', () => {
    expect(corner(44, area, gap, [])).toEqual({ side: 'right', edge: 'bottom' })
    expect(corner(44, area, gap, [box(320, 200)])).toEqual({ side: 'left', edge: 'bottom' })
    expect(corner(44, area, gap, [box(320, 200), box(20, 220)])).toEqual({ side: 'left', edge: 'top' })
  })
  test('is where it hides least when everything is taken', () => {
    const all = [box(320, 200), box(0, 220), box(0, 0), box(376, 0)]
    expect(corner(44, area, gap, all)).toEqual({ side: 'right', edge: 'top' })
  })
})

test('who has moved has something to take back', () => {
  const line = (n: number, seat: number | null): Line => ({ n, seat, sign: { begins: true } }) as unknown as Line
  const groups = groupLines([line(0, null), line(1, 0)])
  expect(hasMoved(groups, 0)).toBe(true)
  expect(hasMoved(groups, 1)).toBe(false)
  expect(hasMoved(groups, null)).toBe(false)
})

describe('choices by worth', () => {
  const rank = (...all: ([number, number] | null)[]) =>
    ranked(
      all.map((_, n) => n),
      (n) => (all[n] ? { worth: all[n][0], half: all[n][1] } : null),
    )

  test('the best comes first', () => expect(rank([1, 0], [3, 0], [2, 0])).toEqual([1, 2, 0]))
  test('what differs less than the guesses vary is not ranked', () => {
    expect(rank([1, 0.5], [1.4, 0.5], [1.2, 0.1])).toBeNull()
    expect(rank([2, 0], [2, 0])).toBeNull()
  })
  test('those as good as the best of them stay in their order', () =>
    expect(rank([0, 0.1], [5, 1], [5.5, 1], [0.1, 0.1])).toEqual([1, 2, 0, 3]))
  test('there is no order while one is not known', () => expect(rank([1, 0], null)).toBeNull())
})
