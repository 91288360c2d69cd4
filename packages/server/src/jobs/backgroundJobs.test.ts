import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mailBuilders } from './mailBuilders.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { recurringJobs, housekeeping, mailTriggers } from './backgroundJobs.ts'
import { defaultRetryPolicy } from './createJobWorker.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

// proves X39
test('the schedule lists every kind of job, and no other code runs in the background', () => {
  expect(Object.keys(mailTriggers).toSorted()).toEqual(Object.keys(mailBuilders).toSorted())
  // Only these files insert jobs, and their types allow only kinds from the list.
  expect(filesWith(/insertInto\('jobs'\)/).toSorted()).toEqual([
    'features/reminders/scheduleLessonReminders.ts',
    'jobs/createJobRunner.ts',
    'jobs/jobQueries.ts',
    'mail/enqueueMail.ts',
  ])
  // The change stream's timer only runs while clients are connected.
  const withTimers = filesWith(/setInterval\(/).filter((name) => name !== 'changeStream/createChangeStream.ts')
  expect(withTimers.toSorted()).toEqual(['createApp.ts', 'jobs/createJobWorker.ts'])
})

test('the operations guide describes every background job', () => {
  const guide = readFileSync(join(source, '../../../docs/operations.md'), 'utf8')
  const missing = Object.keys({ ...recurringJobs, ...mailTriggers }).filter((kind) => !guide.includes(`\`${kind}\``))
  expect(missing).toEqual([])
  for (const { description } of [...Object.values(recurringJobs), housekeeping]) expect(guide).toContain(description)
})

test('finished jobs are deleted after a month, pending jobs never', async () => {
  const { database, now, advanceClock } = await openTestSchool()
  const row = { kind: 'digest', payload: '', run_at: now() }
  await database
    .insertInto('jobs')
    .values([
      { ...row, key: 'done', done_at: now() },
      { ...row, key: 'owed', done_at: null },
    ])
    .execute()
  const removeOld = () => recurringJobs.removeOldJobs.run({ database, now: now(), timeZone: 'UTC' })
  const keys = async () =>
    (await database.selectFrom('jobs').select('key').orderBy('id').execute()).map(({ key }) => key)
  advanceClock(30 * 24 * 60 * 60_000)
  await removeOld()
  expect(await keys()).toEqual(['done', 'owed'])
  advanceClock(1)
  await removeOld()
  expect(await keys()).toEqual(['owed'])
})

const MINUTE = 60_000

test('a failed job is retried after one minute, then with doubling delays for more than a day', () => {
  const { maxAttempts, backoff } = defaultRetryPolicy
  const delays = Array.from({ length: maxAttempts - 1 }, (_, count) => backoff(count + 1) / MINUTE)
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 60)
})
