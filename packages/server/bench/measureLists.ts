import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { goalsOf, sign, type Sizes } from './goals.ts'
import { type List, lists, requestOf } from './lists.ts'

const WARM_UP = 5
const REQUESTS = 40
/** Other work on the machine makes a good time bad, never a bad one good. */
const TRIES = 3

type Answer = { milliseconds: number; bytes: Buffer }
type Series = { bytes: Buffer; median: number; late: number }

/** The best of a few series of requests, one after another: in the middle, and at the 95th percentile. */
export async function bestSeries(
  ask: () => Promise<Answer>,
  mostMilliseconds: number,
  requests = REQUESTS,
): Promise<Series> {
  let found = await series(ask, requests)
  for (let tries = 1; tries < TRIES && found.late > mostMilliseconds; tries += 1) {
    const again = await series(ask, requests)
    if (again.late < found.late) found = again
  }
  return found
}

async function series(ask: () => Promise<Answer>, requests: number): Promise<Series> {
  let last = await ask()
  for (let count = 1; count < Math.min(WARM_UP, requests); count += 1) last = await ask()
  const times: number[] = []
  for (let count = 0; count < requests; count += 1) times.push((await ask()).milliseconds)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity
  return { bytes: last.bytes, median: at(0.5), late: at(0.95) }
}

/** Until the last byte is there. */
export async function measure(agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> {
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

const MOST_MILLISECONDS = 100
/** Each is a hundred megabytes in the largest school. */
const REQUESTS_OF_WHOLE = 5

/** The long lists, which come whole where no page is asked for; then every other one. */
export const [streamed, others] = [lists.filter(({ isStreamed }) => isStreamed), lists.filter((one) => !one.isStreamed)]

/** Prints how long each of these lists takes in the large school; gives the names of those that take too long. */
export async function measureLists(address: string, which: readonly List[], sizes: Sizes): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const slow: string[] = []
  console.log('\nLists of the large school, one request after another, milliseconds:\n')
  const heads = ['rows', 'kB', 'median', '95 %', 'most']
  console.log(`${'call'.padEnd(28)}${heads.map((text) => text.padStart(9)).join('')}`)
  for (const list of which) {
    const { path, headers } = requestOf(list)
    const { isWhole = false, isStreamed = false } = list
    const most = (list.most ?? MOST_MILLISECONDS) * (isWhole || isStreamed ? goalsOf(sizes).whole : 1)
    const requests = isStreamed ? REQUESTS_OF_WHOLE : undefined
    const { bytes, median, late } = await bestSeries(() => measure(agent, `${address}${path}`, headers), most, requests)
    if (late > most) slow.push(list.id)
    const figures = [
      String(countRows(bytes)),
      (bytes.length / 1000).toFixed(1),
      median.toFixed(1),
      late.toFixed(1),
      String(most),
    ]
    console.log(`${list.id.padEnd(28)}${figures.map((text) => text.padStart(9)).join('')}${sign(late <= most)}`)
  }
  agent.destroy()
  return slow
}

function countRows(bytes: Buffer): number {
  const rows: unknown = Object.values(JSON.parse(bytes.toString()) as object)[0]
  if (!Array.isArray(rows) || rows.length === 0) throw new Error('This list is empty: it says nothing.')
  return rows.length
}
