import { Agent } from 'node:http'
import { bestSeries, measure } from './bestSeries.ts'
import { goalsOf, sign } from './goals.ts'
import { type List, lists, requestOf } from './lists.ts'
import type { Sizes } from './sizes.ts'

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
