import { afterEach, expect, test, vi } from 'vitest'
import type { MyTable } from '../src/shell/wire'
import { Keeper } from '../src/site/keeper'
import { Last } from '../src/site/last'

const TABLES = [{ table: 'x' }] as MyTable[]

afterEach(() => vi.useRealTimers())

test('tables of the last visit are for the engine that told them', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  expect(new Last('engine-1').tables).toEqual([])
  new Last('engine-1').keep(TABLES)
  expect(new Last('engine-1').tables).toEqual(TABLES)
  expect(new Last('engine-2').tables).toEqual([])
})

test('a window that keeps nothing has no tables', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  new Last('engine-1').keep(TABLES)
  expect(new Last('engine-1').tables).toEqual([])
})

test('a stream of changes does not put their keeping off', async () => {
  vi.useFakeTimers()
  const keep = vi.fn(async () => {})
  const keeper = new Keeper(keep, () => {})
  for (let t = 0; t < 3000; t += 100) {
    keeper.soon()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(keep.mock.calls.length).toBeGreaterThanOrEqual(5)
})

test('a keeping that fails is told once, tried again, and does not stop the next ones', async () => {
  vi.useFakeTimers()
  let full = true
  const keep = vi.fn(async () => {
    if (full) throw new Error('no room')
  })
  const told: boolean[] = []
  const keeper = new Keeper(keep, (well) => told.push(well))
  keeper.soon()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(keep.mock.calls.length).toBeGreaterThan(2)
  expect(told).toEqual([false])
  full = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([false, true])
  const before = keep.mock.calls.length
  keeper.soon()
  await vi.advanceTimersByTimeAsync(1000)
  expect(keep.mock.calls.length).toBe(before + 1)
})

test('who leaves does not wait, and one keeping runs at a time', async () => {
  vi.useFakeTimers()
  let running = 0
  let most = 0
  const keep = vi.fn(async () => {
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 300))
    running -= 1
  })
  const keeper = new Keeper(keep, () => {})
  keeper.soon()
  keeper.now()
  await vi.advanceTimersByTimeAsync(0)
  expect(keep).toHaveBeenCalledTimes(1)
  keeper.now()
  await vi.advanceTimersByTimeAsync(2000)
  expect(keep).toHaveBeenCalledTimes(2)
  expect(most).toBe(1)
})

test('a keeping that never ends has failed', async () => {
  vi.useFakeTimers()
  const keep = vi.fn(() => (keep.mock.calls.length === 1 ? new Promise<void>(() => {}) : Promise.resolve()))
  const told: boolean[] = []
  new Keeper(keep, (well) => told.push(well)).now()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([false, true])
})
