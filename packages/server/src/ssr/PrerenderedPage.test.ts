import { expect, test, vi } from 'vitest'
import { createPageCache, type PrerenderedPage } from './PrerenderedPage.ts'

const pageOf = (bytes: number): PrerenderedPage => ({
  nonce: '',
  styles: [],
  tag: '',
  bodies: { identity: Buffer.alloc(bytes), br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
})

function openStore() {
  const clock = { now: 0 }
  const store = createPageCache({ now: () => clock.now, oldestMilliseconds: 1000, mostBytes: 100 })
  const keep = (key: string, bytes: number) => store.set(key, { at: clock.now, page: pageOf(bytes) })
  const left = (...keys: string[]) => keys.filter((key) => store.get(key) !== undefined)
  return { ...store, clock, keep, left }
}

test('pages that are together too large make room, the oldest first', () => {
  const { keep, left, bytes } = openStore()
  keep('a', 40)
  keep('b', 40)
  keep('a', 50)
  expect([left('a', 'b'), bytes()]).toEqual([['a', 'b'], 90])
  keep('c', 30)
  expect([left('a', 'b', 'c'), bytes()]).toEqual([['a', 'c'], 80])
  keep('d', 101)
  expect([left('a', 'b', 'c', 'd'), bytes()]).toEqual([[], 0])
})

test('pages that are too old go, also when nobody asks any more', () => {
  vi.useFakeTimers()
  try {
    const { keep, left, bytes, clock } = openStore()
    keep('a', 10)
    clock.now = 900
    keep('b', 10)
    clock.now = 1000
    vi.advanceTimersByTime(1000)
    expect([left('a', 'b'), bytes()]).toEqual([['b'], 10])
    clock.now = 2000
    vi.advanceTimersByTime(1000)
    expect([left('a', 'b'), bytes(), vi.getTimerCount()]).toEqual([[], 0, 0])
  } finally {
    vi.useRealTimers()
  }
})

test('of pages without bytes only some are kept', () => {
  const { set, get } = openStore()
  for (let page = 0; page <= 500; page += 1) set(String(page), { at: 0, page: undefined })
  expect([get('0'), get('1')]).toEqual([undefined, { at: 0, page: undefined }])
})
