import { expect, test, vi } from 'vitest'
import { createPageCache, type PrerenderedPage } from './PrerenderedPage.ts'

const pageOf = (bytes: number): PrerenderedPage => ({
  nonce: '',
  styles: [],
  tag: '',
  bodies: { identity: Buffer.alloc(bytes), br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
})

function openCache() {
  const clock = { now: 0 }
  const cache = createPageCache({ now: () => clock.now, oldestMilliseconds: 1000, mostBytes: 100 })
  const store = (key: string, bytes: number) => cache.set(key, { at: clock.now, page: pageOf(bytes) })
  const cachedOf = (...keys: string[]) => keys.filter((key) => cache.get(key) !== undefined)
  return { ...cache, clock, store, cachedOf }
}

test('the page cache evicts the oldest pages above its size limit', () => {
  const { store, cachedOf, bytes } = openCache()
  store('a', 40)
  store('b', 40)
  store('a', 50)
  expect([cachedOf('a', 'b'), bytes()]).toEqual([['a', 'b'], 90])
  store('c', 30)
  expect([cachedOf('a', 'b', 'c'), bytes()]).toEqual([['a', 'c'], 80])
  store('d', 101)
  expect([cachedOf('a', 'b', 'c', 'd'), bytes()]).toEqual([[], 0])
})

test('the page cache evicts old pages without being read', () => {
  vi.useFakeTimers()
  try {
    const { store, cachedOf, bytes, clock } = openCache()
    store('a', 10)
    clock.now = 900
    store('b', 10)
    clock.now = 1000
    vi.advanceTimersByTime(1000)
    expect([cachedOf('a', 'b'), bytes()]).toEqual([['b'], 10])
    clock.now = 2000
    vi.advanceTimersByTime(1000)
    expect([cachedOf('a', 'b'), bytes(), vi.getTimerCount()]).toEqual([[], 0, 0])
  } finally {
    vi.useRealTimers()
  }
})

test('the page cache limits the number of pages that failed to render', () => {
  const { set, get } = openCache()
  for (let page = 0; page <= 500; page += 1) set(String(page), { at: 0, page: undefined })
  expect([get('0'), get('1')]).toEqual([undefined, { at: 0, page: undefined }])
})
