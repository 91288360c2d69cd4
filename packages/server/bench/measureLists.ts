import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lists, requestOf } from './lists.ts'

const WARM_UP = 10
const REQUESTS = 40
const MOST_MILLISECONDS = 100
/** For the first answer after a change, of the lists whose answers are kept. */
const MOST_MILLISECONDS_ANEW = 250
/** Other work on the machine makes a good time bad, never a bad one good. */
const TRIES = 3

type Answer = { milliseconds: number; bytes: Buffer }

/**
 * Prints how long each list takes in the large school, as it is and, of what is kept, right after a change; gives the
 * names of those that take too long.
 */
export async function measureLists(address: string, folder: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const database = new DatabaseSync(join(folder, 'maktab.db'), { timeout: 5000 })
  const change = () => database.exec('update accounts set name = name where id = 1')
  const slow: string[] = []
  console.log(`\nLists of the large school, ${REQUESTS} requests one after another, milliseconds:\n`)
  const heads = ['rows', 'kB', 'median', '95 %', 'changed', '95 %']
  console.log(`${'call'.padEnd(28)}${heads.map((text) => text.padStart(9)).join('')}`)
  for (const list of lists) {
    const { path, headers } = requestOf(list)
    const ask = () => measure(agent, `${address}${path}`, headers)
    const { most = MOST_MILLISECONDS } = list
    const found = await repeat(ask, most)
    const anew = list.isKept && (await repeat(ask, MOST_MILLISECONDS_ANEW, change))
    const isSlow = found.late > most || (anew && anew.late > MOST_MILLISECONDS_ANEW)
    if (isSlow) slow.push(list.id)
    const { bytes } = found
    const times = [found, ...(anew ? [anew] : [])].flatMap(({ median, late }) => [median.toFixed(1), late.toFixed(1)])
    const figures = [String(countRows(bytes)), (bytes.length / 1000).toFixed(1), ...times]
    console.log(`${list.id.padEnd(28)}${figures.map((text) => text.padStart(9)).join('')}${isSlow ? '  TOO SLOW' : ''}`)
  }
  agent.destroy()
  database.close()
  return slow
}

/** The best of a few series, each with `before` ahead of every request. */
async function repeat(ask: () => Promise<Answer>, mostMilliseconds: number, before?: () => void) {
  let found = await series(ask, before)
  for (let tries = 1; tries < TRIES && found.late > mostMilliseconds; tries += 1) {
    const again = await series(ask, before)
    if (again.late < found.late) found = again
  }
  return found
}

async function series(ask: () => Promise<Answer>, before?: () => void) {
  let last = await ask()
  for (let count = 1; count < WARM_UP; count += 1) last = await ask()
  const times: number[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    before?.()
    times.push((await ask()).milliseconds)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity
  return { bytes: last.bytes, median: at(0.5), late: at(0.95) }
}

/** Until the last byte is there. */
async function measure(agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> {
  const start = performance.now()
  const asked = request(url, { agent, headers })
  asked.end()
  const [response] = await once(asked, 'response')
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  await once(response, 'end')
  const milliseconds = performance.now() - start
  const bytes = Buffer.concat(parts)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${bytes.toString()}`)
  return { milliseconds, bytes }
}

function countRows(bytes: Buffer): number {
  const rows: unknown = Object.values(JSON.parse(bytes.toString()) as object)[0]
  if (!Array.isArray(rows) || rows.length === 0) throw new Error('This list is empty: it says nothing.')
  return rows.length
}
