import { ApiError } from '@maktab/client/ApiError'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToChanges } from './subscribeToChanges.ts'

type Line = Parameters<Parameters<typeof subscribeToChanges>[0]['read']>[0] & {
  end: () => void
  fail: (error: unknown) => void
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that watches, whose lines a test holds in its hands. */
async function open() {
  const lines: Line[] = []
  const told: unknown[] = []
  const leaving = new AbortController()
  const page = Object.assign(new EventTarget(), { hidden: false })
  const read = (reading: Pick<Line, 'signal' | 'onChange'>) =>
    new Promise<void>((resolve, reject) => {
      lines.push({ ...reading, end: resolve, fail: reject })
      reading.signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', message: '' })))
    })
  const over = subscribeToChanges({ onChange: (changed) => told.push(changed), signal: leaving.signal, read, page })
  const hide = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
  await seconds(0)
  return { lines, told, over, hide, seconds, leave: () => leaving.abort() }
}

test('after a line that broke anything may have changed; the pauses grow, also after one that told something, until one holds', async () => {
  const { lines, told, seconds } = await open()
  lines[0]?.onChange([])
  lines[0]?.onChange(['courses'])
  expect(told).toEqual([[], ['courses']])
  lines[0]?.fail(new ApiError({ kind: 'network', message: '' }))
  await seconds(1.5)
  expect(lines).toHaveLength(2)
  for (const most of [3, 6, 12, 24, 48]) {
    const before = lines.length
    lines.at(-1)?.onChange([])
    lines.at(-1)?.fail(new ApiError({ kind: 'answer', status: 503, message: '' }))
    await seconds(most / 4)
    expect(lines).toHaveLength(before)
    await seconds(most)
    expect(lines).toHaveLength(before + 1)
  }
  lines.at(-1)?.onChange(['events'])
  lines.at(-1)?.onChange(['events'])
  expect(told.slice(2)).toEqual([...Array.from({ length: 6 }, () => 'anything'), ['events']])
  await seconds(30)
  lines.at(-1)?.end()
  await seconds(1.5)
  expect(lines).toHaveLength(8)
})

test.each([
  [
    'doesn’t know of it',
    (line: Line | undefined) => line?.fail(new ApiError({ kind: 'answer', status: 404, message: '' })),
  ],
  [
    'has ended the session',
    (line: Line | undefined) => line?.fail(new ApiError({ kind: 'answer', status: 401, message: '' })),
  ],
  ['has only an answer, and no stream', (line: Line | undefined) => line?.end()],
])('a backend that %s is asked once', async (_, answer) => {
  const { lines, over } = await open()
  answer(lines[0])
  await over
  expect(lines).toHaveLength(1)
})

test('a page at which nobody looks for more than a minute listens when it is seen again', async () => {
  const { lines, told, hide, seconds } = await open()
  lines[0]?.onChange([])
  hide(true)
  await seconds(50)
  hide(false)
  await seconds(100)
  expect(lines[0]?.signal.aborted).toBe(false)
  hide(true)
  await seconds(61)
  expect(lines[0]?.signal.aborted).toBe(true)
  await seconds(3600)
  expect(lines).toHaveLength(1)
  hide(false)
  await seconds(0)
  expect(lines).toHaveLength(2)
  lines[1]?.onChange([])
  expect(told).toEqual([[], 'anything'])
})

test('who leaves listens no longer', async () => {
  const { lines, over, leave } = await open()
  lines[0]?.onChange([])
  leave()
  await over
  expect(lines.map(({ signal }) => signal.aborted)).toEqual([true])
})
