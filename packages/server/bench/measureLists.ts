import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { getGoals, formatMark, formatRow, type SchoolSizes } from './schoolSizesAndGoals.ts'
import { type MeasuredList, measuredLists, toListRequest } from './measuredLists.ts'

const WARM_UP = 5
const REQUESTS = 40
/** Repetitions, because other load can only make results worse. */
const MAX_SERIES = 3

type TimedResponse = { milliseconds: number; bytes: Buffer }
type Series = { bytes: Buffer; median: number; late: number }

/** Measures a few series of sequential requests; returns median and 95th percentile of the best. */
export async function bestSeries(
  api: () => Promise<TimedResponse>,
  mostMilliseconds: number,
  requests = REQUESTS,
): Promise<Series> {
  let found = await series(api, requests)
  for (let attempts = 1; attempts < MAX_SERIES && found.late > mostMilliseconds; attempts += 1) {
    const again = await series(api, requests)
    if (again.late < found.late) found = again
  }
  return found
}

async function series(api: () => Promise<TimedResponse>, requests: number): Promise<Series> {
  let last = await api()
  for (let count = 1; count < Math.min(WARM_UP, requests); count += 1) last = await api()
  const times: number[] = []
  for (let count = 0; count < requests; count += 1) times.push((await api()).milliseconds)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity
  return { bytes: last.bytes, median: at(0.5), late: at(0.95) }
}

/** Measures a request until its last byte. */
export async function measure(agent: Agent, url: string, headers: Record<string, string>): Promise<TimedResponse> {
  const start = performance.now()
  const outgoing = request(url, { agent, headers })
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  await once(response, 'end')
  const milliseconds = performance.now() - start
  const bytes = Buffer.concat(parts)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${bytes.toString()}`)
  return { milliseconds, bytes }
}

const MAX_MILLISECONDS = 100
/** Few, because each is a hundred megabytes in the largest school. */
const STREAMED_REQUESTS = 5

/** Streamed lists, and all others. */
export const [streamed, others] = [
  measuredLists.filter(({ isStreamed }) => isStreamed),
  measuredLists.filter((one) => !one.isStreamed),
]

/** Prints the time of each list; returns the ids of those above their limit. */
export async function measureLists(
  address: string,
  which: readonly MeasuredList[],
  sizes: SchoolSizes,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const slow: string[] = []
  console.log('\nLists of the large school, sequential requests, in milliseconds:\n')
  console.log(formatRow('call', ['rows', 'kB', 'median', '95 %', 'most'], 28, 9))
  for (const list of which) {
    const { path, headers } = toListRequest(list)
    const { isWhole = false, isStreamed = false } = list
    const most = (list.most ?? MAX_MILLISECONDS) * (isWhole || isStreamed ? getGoals(sizes).whole : 1)
    const requests = isStreamed ? STREAMED_REQUESTS : undefined
    const { bytes, median, late } = await bestSeries(() => measure(agent, `${address}${path}`, headers), most, requests)
    if (late > most) slow.push(list.id)
    const figures = [bytes.length / 1000, median, late].map((figure) => figure.toFixed(1))
    const columns = [String(countRows(bytes)), ...figures, String(most)]
    console.log(formatRow(list.id, columns, 28, 9) + formatMark(late <= most))
  }
  agent.destroy()
  return slow
}

function countRows(bytes: Buffer): number {
  const rows: unknown = Object.values(JSON.parse(bytes.toString()) as object)[0]
  if (!Array.isArray(rows) || rows.length === 0) throw new Error('This list is empty, so its time means nothing.')
  return rows.length
}
