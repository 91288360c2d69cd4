import { expect, onTestFinished, test, vi } from 'vitest'
import { shareEventStream } from './shareEventStream.ts'

type Reading = Parameters<ReturnType<typeof shareEventStream>>[0]
type Line = { of: string; tell: Reading['onChange']; breakOff: () => void }

/** Tabs of one browser, and the lines that they have to the school. */
function openBrowser() {
  const lines: Line[] = []
  const open = (of: string) => {
    const told: unknown[] = []
    const leaving = new AbortController()
    const read = shareEventStream(
      ({ signal, onChange }) =>
        new Promise((_, reject) => {
          const line = { of, tell: onChange, breakOff: () => end(new Error('broken')) }
          const end = (why: unknown) => {
            if (lines.includes(line)) lines.splice(lines.indexOf(line), 1)
            reject(why)
          }
          // What others say meanwhile is there before the school has answered.
          setTimeout(() => void (signal.aborted || lines.push(line)), 20)
          signal.addEventListener('abort', () => end(signal.reason))
        }),
    )
    const over = read({ signal: leaving.signal, onChange: (changed) => void told.push(changed) }).catch(() => 'over')
    const leave = async () => {
      leaving.abort()
      return over
    }
    onTestFinished(async () => void (await leave()))
    return { told, over, leave }
  }
  return { lines, open, having: () => lines.map(({ of }) => of) }
}

// proves X59
test('of many tabs one has the line, and all are told; when it leaves, the next one has it and nothing was missed', async () => {
  const { lines, open, having } = openBrowser()
  const first = open('first')
  await expect.poll(having).toEqual(['first'])
  const others = Array.from({ length: 7 }, (_, at) => open(`other ${at}`))
  await expect.poll(() => others.map(({ told }) => told)).toEqual(others.map(() => [[]]))
  lines[0]?.tell(['courses'])
  await expect.poll(() => others.map(({ told }) => told.at(-1))).toEqual(others.map(() => ['courses']))
  expect(first.told).toEqual([['courses']])
  expect(having()).toEqual(['first'])

  await first.leave()
  await expect.poll(having).toEqual(['other 0'])
  lines[0]?.tell(['events'])
  await expect.poll(() => others.map(({ told }) => told.at(-1))).toEqual(others.map(() => ['events']))
  expect(others.filter(({ told }) => told.includes('anything'))).toEqual([])
})

test('a tab that joins is told what was changed a moment before, as it may have read by then', async () => {
  const { lines, open, having } = openBrowser()
  open('first')
  await expect.poll(having).toEqual(['first'])
  lines[0]?.tell(['courses'])
  const { told } = open('second')
  await expect.poll(() => told).toEqual([[], ['courses']])
})

test('a tab that loads slowly gets the changes made since it started loading', async () => {
  const { lines, open, having } = openBrowser()
  open('first')
  await expect.poll(having).toEqual(['first'])
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => now.mockRestore())
  now.mockReturnValue(100_000)
  lines[0]?.tell(['courses'])
  now.mockReturnValue(130_000)
  lines[0]?.tell(['events'])
  now.mockReturnValue(150_000)
  now.mockReturnValueOnce(40_000)
  const { told } = open('second')
  await expect.poll(() => told).toEqual([[], ['events']])
})

test('after a line that broke, anything may have changed for every tab', async () => {
  const { lines, open, having } = openBrowser()
  const first = open('first')
  await expect.poll(having).toEqual(['first'])
  const others = [open('second'), open('third')]
  await expect.poll(() => others.map(({ told }) => told)).toEqual([[[]], [[]]])
  lines[0]?.breakOff()
  expect(await first.over).toBe('over')
  await expect.poll(having).toEqual(['second'])
  lines[0]?.tell([])
  lines[0]?.tell(['events'])
  await expect.poll(() => others.map(({ told }) => told)).toEqual(others.map(() => [[], 'anything', ['events']]))
})

test('where a browser has no locks, each tab has its own line', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { open, having } = openBrowser()
  open('first')
  open('second')
  await expect.poll(having).toEqual(['first', 'second'])
})
