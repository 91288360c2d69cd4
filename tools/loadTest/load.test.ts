// @module-tag slow
import { startPostgres } from '@maktab/server/postgres'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { fillLargeSchool } from '../../packages/server/bench/fillLargeSchool.ts'
import { findLoadTestFaults } from './findLoadTestFaults.ts'
import { startCluster } from './startCluster.ts'
import { runLoadTest } from './runLoadTest.ts'
import { splitByRole, seedUsers } from './virtualUsers.ts'

const cast = splitByRole(20)
const file = fileURLToPath(new URL('../../packages/server/durability/killableServerProcess.ts', import.meta.url))
const largestClass = { students: 5, days: 5 }
const sizes = {
  students: 200,
  teachers: 4,
  courses: 40,
  classes: 20,
  attendance: 1000,
  events: 20,
  policies: 4,
  largestClass,
}

// proves X188
test(
  'virtual users on two processes lose nothing and do nothing twice when one process is killed and replaced',
  { timeout: 300_000 },
  async ({ skip }) => {
    const postgres = await startPostgres()
    if (!postgres) return skip('PostgreSQL is not installed.')
    onTestFinished(postgres.stop)
    await fillLargeSchool({ url: postgres.url }, sizes)
    const people = await seedUsers(postgres.url, cast)
    const stage = await startCluster({ url: postgres.url, file, processes: 2 })
    onTestFinished(stage.close)
    const day = await runLoadTest(stage, people, {
      signInsASecond: 10,
      thinkMilliseconds: 50,
      lookMilliseconds: 500,
      courses: sizes.courses,
    })
    onTestFinished(() => day.persons.forEach(({ person }) => person.leave()))
    const { faults, mails } = await findLoadTestFaults(stage, day)
    expect(faults).toEqual([])
    const { tokens, payments, marks } = day.world
    const done = [tokens.length, payments.length, marks.length]
    expect(done).toEqual([20, cast.students, cast.teachers * 10])
    expect(payments.filter(({ decision }) => decision === undefined)).toEqual([])
    expect(mails.sent).toBeGreaterThanOrEqual(2 * cast.students)
    expect(
      stage.running().map(({ address }) => stage.proxy.upstreams.find((one) => one.address === address)?.isUp),
    ).toEqual([true, true])
  },
)
