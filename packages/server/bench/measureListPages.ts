import { Agent } from 'node:http'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import type { ListDefinition } from '../src/lists/ListDefinition.ts'
import { listDefinitions } from '../src/lists/reindexList.ts'
import { bestSeries, measure } from './bestSeries.ts'
import { tokens } from './fillLargeSchool.ts'
import { goalsOf, sign } from './goals.ts'
import type { Child } from './openChild.ts'
import { PAGE, shapesOf } from './shapesOf.ts'
import type { Sizes } from './sizes.ts'
import { watchProcessor } from './watchProcessor.ts'

const paths: Record<ListDefinition['name'], string> = {
  students: '/api/student/get',
  teachers: '/api/teacher/get',
  classes: '/api/class/get-all',
  allotments: '/api/teacher-allotment/get',
  reports: '/api/student-performance/get',
}

/** What takes too long, and the slowest kind of page that has a goal; of the processor what the dearest kind takes. */
type Pages = { slow: string[]; page: Times & { processor: number } }
type Times = { median: number; late: number }

/** Prints how long a page of each long list takes, however it is sorted and searched; gives what takes too long. */
export async function measureListPages(school: Child, place: DatabaseLocation, sizes: Sizes): Promise<Pages> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { page: most } = goalsOf(sizes)
  const slow: string[] = []
  let page = { median: 0, late: 0, processor: 0 }
  console.log(`\nA page of ${PAGE}, the slowest of each kind, milliseconds; 95 % within ${most}:\n`)
  console.log(
    `${'list'.padEnd(40)}${['queries', 'median', '95 %', 'processor'].map((text) => text.padStart(10)).join('')}`,
  )
  const database = openDatabase(place)
  for (const list of Object.values(listDefinitions)) {
    for (const { title, queries, isGoal = true, path = paths[list.name] } of await shapesOf(list, database)) {
      let worst = { median: 0, late: 0, query: '' }
      let asks = 0
      const processor = await watchProcessor(school, database)
      for (const asked of queries) {
        const query = new URLSearchParams({ limit: String(PAGE), ...asked }).toString()
        const url = `${school.address}${path}?${query}`
        const { median, late } = await bestSeries(() => {
          asks += 1
          return measure(agent, url, { token: tokens.admin })
        }, most)
        if (late > worst.late) worst = { median, late, query: decodeURIComponent(query) }
      }
      const isMet = worst.late <= most
      if (isGoal && !isMet) slow.push(`${list.name}, ${title}`)
      const each = (await processor()) / asks / 1000
      if (isGoal) {
        const { median, late } = worst.late > page.late ? worst : page
        page = { median, late, processor: Math.max(page.processor, each) }
      }
      const figures = [String(queries.length), worst.median.toFixed(1), worst.late.toFixed(1), each.toFixed(1)]
      const name = `${list.name}, ${title}`.padEnd(40)
      const end = isGoal ? `${sign(isMet)}${isMet ? '' : `  ${worst.query}`}` : '  (no goal)'
      console.log(`${name}${figures.map((text) => text.padStart(10)).join('')}${end}`)
    }
  }
  await database.destroy()
  agent.destroy()
  return { slow, page }
}
