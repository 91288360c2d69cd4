import { expect, onTestFinished, test, vi } from 'vitest'
import { shareEventStream } from './shareEventStream.ts'

type Reading = Parameters<ReturnType<typeof shareEventStream>>[0]
type Connection = { of: string; tell: Reading['onChange']; breakOff: () => void }

/** Simulates the tabs of one browser and their connections to the server. */
function openBrowser() {
  const connections: Connection[] = []
  const open = (of: string) => {
    const messages: unknown[] = []
    const controller = new AbortController()
    const read = shareEventStream(
      ({ signal, onChange }) =>
        new Promise((_, reject) => {
          const connection = { of, tell: onChange, breakOff: () => end(new Error('broken')) }
          const end = (reason: unknown) => {
            if (connections.includes(connection)) connections.splice(connections.indexOf(connection), 1)
            reject(reason)
          }
          // Messages of other tabs arrive before the server has responded.
          setTimeout(() => void (signal.aborted || connections.push(connection)), 20)
          signal.addEventListener('abort', () => end(signal.reason))
        }),
    )
    const ended = read({ signal: controller.signal, onChange: (changed) => void messages.push(changed) }).catch(
      () => 'over',
    )
    const close = async () => {
      controller.abort()
      return ended
    }
    onTestFinished(async () => void (await close()))
    return { messages, ended, close }
  }
  return { connections, open, connectedTabs: () => connections.map(({ of }) => of) }
}

// proves X59
test('one of many tabs has the connection and informs all; when it closes, the next takes over without missing a change', async () => {
  const { connections, open, connectedTabs } = openBrowser()
  const first = open('first')
  await expect.poll(connectedTabs).toEqual(['first'])
  const others = Array.from({ length: 7 }, (_, at) => open(`other ${at}`))
  await expect.poll(() => others.map(({ messages }) => messages)).toEqual(others.map(() => [[]]))
  connections[0]?.tell(['courses'])
  await expect.poll(() => others.map(({ messages }) => messages.at(-1))).toEqual(others.map(() => ['courses']))
  expect(first.messages).toEqual([['courses']])
  expect(connectedTabs()).toEqual(['first'])

  await first.close()
  await expect.poll(connectedTabs).toEqual(['other 0'])
  connections[0]?.tell(['events'])
  await expect.poll(() => others.map(({ messages }) => messages.at(-1))).toEqual(others.map(() => ['events']))
  expect(others.filter(({ messages }) => messages.includes('anything'))).toEqual([])
})

test('a tab that joins gets the changes of the last moments, which it may have missed', async () => {
  const { connections, open, connectedTabs } = openBrowser()
  open('first')
  await expect.poll(connectedTabs).toEqual(['first'])
  connections[0]?.tell(['courses'])
  const { messages } = open('second')
  await expect.poll(() => messages).toEqual([[], ['courses']])
})

test('a tab that loads slowly gets the changes made since it started loading', async () => {
  const { connections, open, connectedTabs } = openBrowser()
  open('first')
  await expect.poll(connectedTabs).toEqual(['first'])
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => now.mockRestore())
  now.mockReturnValue(100_000)
  connections[0]?.tell(['courses'])
  now.mockReturnValue(130_000)
  connections[0]?.tell(['events'])
  now.mockReturnValue(150_000)
  now.mockReturnValueOnce(40_000)
  const { messages } = open('second')
  await expect.poll(() => messages).toEqual([[], ['events']])
})

test('after a broken connection every tab assumes that anything changed', async () => {
  const { connections, open, connectedTabs } = openBrowser()
  const first = open('first')
  await expect.poll(connectedTabs).toEqual(['first'])
  const others = [open('second'), open('third')]
  await expect.poll(() => others.map(({ messages }) => messages)).toEqual([[[]], [[]]])
  connections[0]?.breakOff()
  expect(await first.ended).toBe('over')
  await expect.poll(connectedTabs).toEqual(['second'])
  connections[0]?.tell([])
  connections[0]?.tell(['events'])
  await expect
    .poll(() => others.map(({ messages }) => messages))
    .toEqual(others.map(() => [[], 'anything', ['events']]))
})

test('a browser without locks opens a connection per tab', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { open, connectedTabs } = openBrowser()
  open('first')
  open('second')
  await expect.poll(connectedTabs).toEqual(['first', 'second'])
})
