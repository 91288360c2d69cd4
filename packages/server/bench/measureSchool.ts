import type { DatabaseLocation } from '../src/database/openDatabase.ts'
import { fillLargeSchool } from './fillLargeSchool.ts'
import { formatLoadAverage } from './cpuTime.ts'
import { measureListPages } from './measureListPages.ts'
import { measureLists, others, streamed } from './measureLists.ts'
import type { Rates } from './measureThroughput.ts'
import { type ServerProcess, waitUntilIdle } from './openServerProcess.ts'
import type { SchoolSizes } from './schoolSizesAndGoals.ts'

/** The results of a school and its missed goals. */
export type SchoolResults = {
  name: string
  students: number
  /** Seconds to fill the database. */
  filling: number
  /** Milliseconds of the slowest kind of page (median, 95th percentile), and its CPU time. */
  page: { median: number; late: number; processor: number }
  /** Peak memory of the server in bytes, after pages and whole lists. */
  memory: number
  rates?: Rates
  faults: string[]
}

type Measured = {
  name: string
  place: DatabaseLocation
  sizes: SchoolSizes
  open: (place: DatabaseLocation) => Promise<ServerProcess>
}

/** Fills a school, measures its lists and its memory. */
export async function measureSchool({ name, place, sizes, open }: Measured): Promise<SchoolResults> {
  const { students } = sizes
  const start = performance.now()
  await fillLargeSchool(place, sizes)
  const filling = (performance.now() - start) / 1000
  console.log(
    `\n${name}: a school of ${students} students was filled in ${filling.toFixed(1)} s; ${formatLoadAverage()}.`,
  )
  const school = await open(place)
  await waitUntilIdle(school)
  const { slow, page } = await measureListPages(school, place, sizes)
  slow.push(...(await measureLists(school.address, streamed, sizes)))
  const memory = await school.mostMemory()
  console.log(`\n${name}: peak memory after pages and whole lists was ${(memory / 1e6).toFixed(0)} MB.`)
  slow.push(...(await measureLists(school.address, others, sizes)))
  await school.stop()
  console.log(`\n${name}: afterwards ${formatLoadAverage()}.`)
  const faults = slow.map((what) => `${name}, ${students} students: ${what} takes too long`)
  return { name, students, filling, page, memory, faults }
}
