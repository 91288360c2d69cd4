import { ApiError } from './ApiError.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToChanges } from './subscribeToChanges.ts'

type Connection = Parameters<Parameters<typeof subscribeToChanges>[0]['read']>[0] & {
  end: () => void
  fail: (error: unknown) => void
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Subscribes like a page; the test controls its connections. */
async function open() {
  const connections: Connection[] = []
  const changes: unknown[] = []
  const controller = new AbortController()
  const page = Object.assign(new EventTarget(), { hidden: false })
  const read = (reading: Pick<Connection, 'signal' | 'onChange'>) =>
    new Promise<void>((resolve, reject) => {
      connections.push({ ...reading, end: resolve, fail: reject })
      reading.signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', message: '' })))
    })
  const ended = subscribeToChanges({
    onChange: (changed) => changes.push(changed),
    signal: controller.signal,
    read,
    page,
  })
  const hide = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
  await seconds(0)
  return { connections, changes, ended, hide, seconds, leave: () => controller.abort() }
}

test('after a broken connection anything may have changed; retry delays grow until a connection is stable', async () => {
  const { connections, changes, seconds } = await open()
  connections[0]?.onChange([])
  connections[0]?.onChange(['courses'])
  expect(changes).toEqual([[], ['courses']])
  connections[0]?.fail(new ApiError({ kind: 'network', message: '' }))
  await seconds(1.5)
  expect(connections).toHaveLength(2)
  for (const maxSeconds of [3, 6, 12, 24, 48]) {
    const before = connections.length
    connections.at(-1)?.onChange([])
    connections.at(-1)?.fail(new ApiError({ kind: 'answer', status: 503, message: '' }))
    await seconds(maxSeconds / 4)
    expect(connections).toHaveLength(before)
    await seconds(maxSeconds)
    expect(connections).toHaveLength(before + 1)
  }
  connections.at(-1)?.onChange(['events'])
  connections.at(-1)?.onChange(['events'])
  expect(changes.slice(2)).toEqual([...Array.from({ length: 6 }, () => 'anything'), ['events']])
  await seconds(30)
  connections.at(-1)?.end()
  await seconds(1.5)
  expect(connections).toHaveLength(8)
})

test.each([
  [
    'responds with 404',
    (connection: Connection | undefined) =>
      connection?.fail(new ApiError({ kind: 'answer', status: 404, message: '' })),
  ],
  [
    'responds with 401',
    (connection: Connection | undefined) =>
      connection?.fail(new ApiError({ kind: 'answer', status: 401, message: '' })),
  ],
  ['responds without a stream', (connection: Connection | undefined) => connection?.end()],
])('a backend that %s is requested once', async (_, respond) => {
  const { connections, ended } = await open()
  respond(connections[0])
  await ended
  expect(connections).toHaveLength(1)
})

test('a page hidden for more than a minute disconnects and reconnects when it becomes visible', async () => {
  const { connections, changes, hide, seconds } = await open()
  connections[0]?.onChange([])
  hide(true)
  await seconds(50)
  hide(false)
  await seconds(100)
  expect(connections[0]?.signal.aborted).toBe(false)
  hide(true)
  await seconds(61)
  expect(connections[0]?.signal.aborted).toBe(true)
  await seconds(3600)
  expect(connections).toHaveLength(1)
  hide(false)
  await seconds(0)
  expect(connections).toHaveLength(2)
  connections[1]?.onChange([])
  expect(changes).toEqual([[], 'anything'])
})

test('unsubscribing closes the connection', async () => {
  const { connections, ended, leave } = await open()
  connections[0]?.onChange([])
  leave()
  await ended
  expect(connections.map(({ signal }) => signal.aborted)).toEqual([true])
})
