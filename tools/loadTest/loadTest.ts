import { startPostgres } from '@maktab/server/postgres'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillLargeSchool } from '../../packages/server/bench/fillLargeSchool.ts'
import { getSchoolSizes } from '../../packages/server/bench/schoolSizesAndGoals.ts'
import { buildApp, builtEnvironment, root } from '../run.ts'
import { measureResourceUsage, measureSharedUsage } from './measurements.ts'
import { findLoadTestFaults } from './findLoadTestFaults.ts'
import { startCluster } from './startCluster.ts'
import { runLoadTest } from './runLoadTest.ts'
import { splitByRole, seedUsers } from './virtualUsers.ts'

/**
 * Load test: many virtual users work in a school with several server processes on one PostgreSQL. Halfway, one process is
 * killed and replaced. Prints latencies, and fails if anything was lost, done twice, or rejected.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    students: { type: 'string', default: '20000' },
    processes: { type: 'string', default: '4' },
    'sign-ins': { type: 'string', default: '3' },
    think: { type: 'string', default: '1000' },
    look: { type: 'string', default: '10000' },
  },
})
/** Attendance of past days. */
const DAYS_MARKED = 25
const sizes = { ...getSchoolSizes(Number(values.students)), attendance: Number(values.students) * DAYS_MARKED }
const cast = splitByRole(Number(values.people))
const pace = {
  signInsASecond: Number(values['sign-ins']),
  thinkMilliseconds: Number(values.think),
  lookMilliseconds: Number(values.look),
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await buildApp()
Object.assign(process.env, builtEnvironment)
const postgres = await startPostgres({ isSafe: true })
if (!postgres) throw new Error('The load test needs PostgreSQL, which is not installed.')
const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(', ')
console.log(`${availableParallelism()} processors (${cpus()[0]?.model}), Node ${process.version}`)
console.log(`Load average before (1, 5 and 15 minutes): ${load()}`)
await fillLargeSchool({ url: postgres.url }, sizes)
const people = await seedUsers(postgres.url, cast)
const stage = await startCluster({
  url: postgres.url,
  file: join(root, 'tools', 'serveSchool.ts'),
  processes: Number(values.processes),
})
console.log(
  `Data: ${sizes.students} students. Virtual users: ${cast.students} students, ${cast.teachers} teachers and ${cast.admins} administrators`,
)
console.log(
  `on ${values.processes} processes: ${pace.signInsASecond} sign-ins per second, think time ${pace.thinkMilliseconds} ms, duration ${pace.lookMilliseconds} ms.\n`,
)
const before = await measureSharedUsage(stage.database)
const day = await runLoadTest(stage, people, { ...pace, courses: sizes.courses })
const { world, times, atKill, seconds } = day
for (const row of times.table()) console.log(row)
console.log(
  `\n${times.count()} responses in ${seconds.toFixed(0)} s; one process was killed after ${atKill}, and a new one started.`,
)
console.log(`Load average after: ${load()}`)
const { faults, mails } = await findLoadTestFaults(stage, day)
console.log(
  `${world.payments.length} payments, ${world.marks.length} attendance marks, ${mails.sent} mails, ${mails.doubled} of them sent twice.`,
)
const words = day.persons.reduce((sum, { person }) => sum + person.received.length, 0)
console.log(`${day.persons.length} users received ${words} change events.`)
for (const row of await measureResourceUsage(stage, before)) console.log(row)
const slow = stage.running().flatMap(({ said }) => said.slow)
for (const { milliseconds, statement } of slow.slice(0, 10))
  console.log(`${milliseconds} ms: ${statement.slice(0, 200)}`)
console.log(`${slow.length} SQL statements took 500 ms or more.`)
for (const { person } of day.persons) person.leave()
await stage.close()
await postgres.stop()
for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`)
console.log(faults.length === 0 ? '\nNo data lost, nothing duplicated, no errors.' : `\n${faults.length} FAILURES.`)
process.exitCode = faults.length === 0 ? 0 : 1
