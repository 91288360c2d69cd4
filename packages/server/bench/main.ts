import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseLocation } from '../src/database/openDatabase.ts'
import { runOnPostgresServer } from '../src/testing/postgresTestHelpers.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'
import { explainListQueries } from './explainListQueries.ts'
import { findMemoryFaults, printSchoolResults } from './printSchoolResults.ts'
import { REFERENCE_STUDENTS, getSchoolSizes } from './schoolSizesAndGoals.ts'
import { formatLoadAverage } from './cpuTime.ts'
import { measurePages, measureThroughput } from './measureThroughput.ts'
import { type SchoolResults, measureSchool } from './measureSchool.ts'
import { measureChangeTriggers } from './measureChangeTriggers.ts'
import { type ServerProcess, openServerProcess } from './openServerProcess.ts'

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: `2000,${REFERENCE_STUDENTS}` },
    on: { type: 'string', default: 'SQLite,PostgreSQL' },
  },
})
const counts = values.students.split(',').map(Number)
const databases = values.on.split(',')
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const faults: string[] = []
const children: ServerProcess[] = []
const schools: SchoolResults[] = []
const server = databases.includes('PostgreSQL') ? await startPostgres({ isSafe: true }) : undefined
try {
  console.log(
    `${availableParallelism()} processors (${cpus()[0]?.model}), Node ${process.version}; ${formatLoadAverage()}`,
  )
  if (databases.includes('SQLite')) await measureAll('SQLite', fileOf)
  if (server) await measureAll('PostgreSQL', (students) => databaseOf(server.url, students))
  await measureChangeTriggers()
} finally {
  // Also after an error, because child processes would keep running.
  await Promise.all(children.map((child) => child.stop()))
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
printSchoolResults(schools)
console.log(faults.length === 0 ? '\nAll goals met.' : `\nMissed:\n${faults.map((fault) => `- ${fault}\n`).join('')}`)
process.exitCode = faults.length === 0 ? 0 : 1

/** Measures a school of each size; rates and query plans for one of them only. */
async function measureAll(name: string, placeOf: (students: number) => Promise<DatabaseLocation>): Promise<void> {
  const referenceSize = counts.includes(REFERENCE_STUDENTS) ? REFERENCE_STUDENTS : counts[0]
  const own: SchoolResults[] = []
  for (const students of counts) {
    const place = await placeOf(students)
    const school = await measureSchool({ name, place, sizes: getSchoolSizes(students), open: openTestSchool })
    if (students === referenceSize) {
      if ('file' in place)
        school.faults.push(...(await explainListQueries(folderOf(students))).map((fault) => `${name}: ${fault}`))
      const { rates, faults: slow } = await measureThroughput(
        await openTestSchool(place),
        await openOn(place, new URL('minimalServerProcess.ts', import.meta.url)),
      )
      school.rates = rates
      school.faults.push(...slow.map((fault) => `${name}: ${fault}`))
      // Only one school may have a folder open.
      await closeAll()
      await measurePages((await openOn(place, new URL('serverProcessWithApp.ts', import.meta.url))).address)
      await closeAll()
    }
    own.push(school)
  }
  schools.push(...own)
  faults.push(...own.flatMap((school) => school.faults), ...findMemoryFaults(own))
}

function folderOf(students: number): string {
  return join(folder, String(students))
}

async function fileOf(students: number): Promise<DatabaseLocation> {
  await mkdir(folderOf(students))
  return { file: join(folderOf(students), 'maktab.db') }
}

/** Uses the locale that docs/operations.md requires; in others the trigram index ignores Arabic letters. */
async function databaseOf(url: string, students: number): Promise<DatabaseLocation> {
  const name = `school_${students}`
  await runOnPostgresServer(url, `create database ${name} template template0 lc_ctype 'C.UTF-8' lc_collate 'C'`)
  return { url: new URL(name, url).href }
}

function openTestSchool(place: DatabaseLocation): Promise<ServerProcess> {
  return openOn(place, new URL('apiServerProcess.ts', import.meta.url))
}

async function openOn(place: DatabaseLocation, file: URL): Promise<ServerProcess> {
  const child =
    'file' in place
      ? await openServerProcess(file, join(place.file, '..'))
      : await openServerProcess(file, folder, place.url)
  children.push(child)
  return child
}

async function closeAll(): Promise<void> {
  await Promise.all(children.splice(0).map((child) => child.stop()))
}
