import { sql } from 'kysely'
import { type Database, type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import type { ListDefinition } from '../src/lists/ListDefinition.ts'
import { type Cursor, encodeCursor } from '../src/lists/ListRequest.ts'
import { getSampleName } from './createRowInserter.ts'
import { Agent } from 'node:http'
import { listDefinitions } from '../src/lists/reindexList.ts'
import { bestSeries, measure } from './measureLists.ts'
import { tokens } from './fillLargeSchool.ts'
import { getGoals, formatMark, formatRow, type SchoolSizes } from './schoolSizesAndGoals.ts'
import type { ServerProcess } from './openServerProcess.ts'
import { watchCpuTime } from './cpuTime.ts'

const PAGE = 50
/** Position in the list of a deep page, as a share of its rows. */
const DEEP_SHARE = 0.9
/** Maximum `skip` of the contract. */
const MAX_SKIP = 10_000
/** Students of one course. */
const OF_COURSE = '/api/student/get-filtered-stds/1'

type Query = Record<string, string>
/** A kind of page with its queries. */
type Shape = { title: string; queries: Query[]; isGoal?: false; path?: string }

/** Filters of each list. */
const filters: Record<ListDefinition['name'], Query[]> = {
  students: [],
  teachers: [{ courseId: '1' }, { studentId: '1' }],
  classes: [{ courseId: '1' }, { teacherId: '1' }],
  allotments: [{ studentId: '1' }, { teacherId: '1' }],
  reports: [{ studentId: '1' }, { teacherId: '1' }],
}

async function shapesOf(list: ListDefinition, database: Database): Promise<Shape[]> {
  const table = sql.table(`listed_${list.name}`)
  const { rows } = await sql<{ kind: string; count: number | string }>`select kind, count(*) as count from ${table}
    group by kind order by kind`.execute(database)
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0)
  const sorts = list.sortColumns.flatMap((sort) => [sort, `-${sort}`])
  const [sort = ''] = list.sortColumns
  const sorted = sorts.map((one) => ({ sort: one }))
  const searched = (...words: string[]) =>
    words.flatMap((search): Query[] => [{ search }, { search, sort: `-${sort}` }])
  // Reports have only one kind, which isn't a parameter.
  const kinds = list.name === 'reports' ? [] : rows.map(({ kind }) => ({ kind }))
  const skip = String(Math.min(MAX_SKIP, Math.max(0, count - PAGE)))
  const shapes: Shape[] = [
    { title: 'first page', queries: [{}] },
    { title: 'sorted, first page', queries: sorted },
    {
      title: 'sorted, at 90 %',
      queries: await deepQueries(list, database, ['', ...sorts], Math.floor(count * DEEP_SHARE)),
    },
    { title: 'last page by its number', queries: [{ skip }, ...sorted.map((one) => ({ ...one, skip }))] },
    {
      title: 'of a kind',
      queries: kinds.flatMap((kind) => [
        kind,
        ...sorted.map((one) => ({ ...kind, ...one })),
        { ...kind, search: 'malik' },
      ]),
    },
    { title: 'of a person or a course', queries: filters[list.name].flatMap((one) => [one, { ...one, sort }]) },
    {
      title: 'of a course',
      queries: list.name === 'students' ? [{}, ...sorted, ...searched('zaynab')] : [],
      path: OF_COURSE,
    },
    { title: 'one e-mail or code', queries: searched('student777@school.test', 'std-777') },
    { title: 'a name of three words', queries: searched(getSampleName(777), getSampleName(778), getSampleName(779)) },
    { title: 'three letters', queries: searched('mal', 'محم', 'کری') },
    { title: 'a common word, Latin', queries: searched('malik', 'zaynab') },
    { title: 'a common word, in every order', queries: sorted.map((one) => ({ ...one, search: 'zaynab' })) },
    { title: 'a common word, Urdu', queries: searched('فاطمہ', 'چوہدری') },
    { title: 'a common word, Arabic', queries: searched('محمد', 'كريم', 'إبراهيم') },
    { title: 'a word that nobody has', queries: searched('nobody', 'خخخخ') },
    { title: 'a telephone number', queries: searched('0300 0028749', '+92 300 0028749', '03000028749', '0028749') },
    { title: 'one or two letters', queries: searched('qz', 'ma', 'ا'), isGoal: false },
    {
      // The first two thirds in this order don't match.
      title: 'a word of the last third',
      queries: list.name === 'students' ? [{ search: 'urdu', sort: 'language' }] : [],
      isGoal: false,
    },
  ]
  return shapes.filter(({ queries }) => queries.length > 0)
}

/** Queries that continue after a deep cursor, in each order. */
async function deepQueries(
  list: ListDefinition,
  database: Database,
  sorts: readonly string[],
  far: number,
): Promise<Query[]> {
  const table = sql.table(`listed_${list.name}`)
  const queries: Query[] = []
  for (const sort of sorts) {
    const column = sort === '' ? sql`null` : sql.ref(`by_${sort.replace('-', '')}`)
    const way = sort.startsWith('-') ? sql`desc` : sql`asc`
    const order = sort === '' ? sql`id` : sql`${column} is null, ${column} ${way}, id ${way}`
    const { rows } =
      await sql<Cursor>`select id, ${column} as key from ${table} order by ${order} limit 1 offset ${far}`.execute(
        database,
      )
    if (rows[0]) queries.push({ after: encodeCursor(rows[0]), ...(sort !== '' && { sort }) })
  }
  return queries
}

const paths: Record<ListDefinition['name'], string> = {
  students: '/api/student/get',
  teachers: '/api/teacher/get',
  classes: '/api/class/get-all',
  allotments: '/api/teacher-allotment/get',
  reports: '/api/student-performance/get',
}

/** Kinds of pages above the limit, the slowest kind, and the most CPU time of a kind. */
type Pages = { slow: string[]; page: Times & { processor: number } }
type Times = { median: number; late: number }

/** Prints the time of a page of each long list by sort and search; returns those above the limit. */
export async function measureListPages(
  school: ServerProcess,
  place: DatabaseLocation,
  sizes: SchoolSizes,
): Promise<Pages> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { page: most } = getGoals(sizes)
  const slow: string[] = []
  let page = { median: 0, late: 0, processor: 0 }
  console.log(`\nA page of ${PAGE}, the slowest of each kind, in milliseconds; 95 % limit ${most}:\n`)
  console.log(formatRow('list', ['queries', 'median', '95 %', 'processor'], 40, 10))
  const database = openDatabase(place)
  for (const list of Object.values(listDefinitions)) {
    for (const { title, queries, isGoal = true, path = paths[list.name] } of await shapesOf(list, database)) {
      let worst = { median: 0, late: 0, query: '' }
      let requestCount = 0
      const processor = await watchCpuTime(school, database)
      for (const parameters of queries) {
        const query = new URLSearchParams({ limit: String(PAGE), ...parameters }).toString()
        const url = `${school.address}${path}?${query}`
        const { median, late } = await bestSeries(() => {
          requestCount += 1
          return measure(agent, url, { token: tokens.admin })
        }, most)
        if (late > worst.late) worst = { median, late, query: decodeURIComponent(query) }
      }
      const isMet = worst.late <= most
      if (isGoal && !isMet) slow.push(`${list.name}, ${title}`)
      const each = (await processor()) / requestCount / 1000
      if (isGoal) {
        const { median, late } = worst.late > page.late ? worst : page
        page = { median, late, processor: Math.max(page.processor, each) }
      }
      const columns = [String(queries.length), worst.median.toFixed(1), worst.late.toFixed(1), each.toFixed(1)]
      const end = isGoal ? `${formatMark(isMet)}${isMet ? '' : `  ${worst.query}`}` : '  (no goal)'
      console.log(formatRow(`${list.name}, ${title}`, columns, 40, 10) + end)
    }
  }
  await database.destroy()
  agent.destroy()
  return { slow, page }
}
