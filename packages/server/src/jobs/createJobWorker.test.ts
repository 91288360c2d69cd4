import type { LogEvent } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { createJobWorker } from './createJobWorker.ts'
import type { JobRow } from './jobQueries.ts'

const MINUTE = 60_000
const retryPolicy = {
  pollInterval: 1000,
  lease: MINUTE,
  maxAttempts: 3,
  backoff: (tries: number) => tries * MINUTE,
}

describe.each(testDatabases)('on $name', ({ createMigrated }) => {
  async function open() {
    const made = await createMigrated()
    if (!made) return undefined
    const polls: string[] = []
    const onStatement = ({ query }: LogEvent) =>
      void (query.sql.startsWith('select "id" from "jobs"') && polls.push(query.sql))
    const database = openDatabase(made.place, [{ onStatement }])
    onTestFinished(async () => {
      await database.destroy()
      await made.remove()
    })
    let now = 1_000_000
    const logged: object[] = []
    const deadLetters: number[] = []
    const log = { warn: (facts: object) => void logged.push(facts), error: (facts: object) => void logged.push(facts) }
    const worker = (run: (job: JobRow) => Promise<unknown>, debounce = 0) => {
      const deadLetter = async ({ id }: JobRow) => deadLetters.push(id)
      return createJobWorker({
        database,
        now: () => now,
        retryPolicy: { ...retryPolicy, debounce },
        run,
        deadLetter,
        log,
      })
    }
    const add = async (payload: string, key: string | null = null) =>
      database.insertInto('jobs').values({ kind: 'test', key, payload, run_at: now, done_at: null }).execute()
    const rows = () => database.selectFrom('jobs').selectAll().orderBy('id').execute()
    return {
      database,
      polls,
      worker,
      add,
      rows,
      logged,
      deadLetters,
      later: (by: number) => void (now += by),
      now: () => now,
    }
  }

  test('every job runs once, in order of its due time, and its payload is deleted', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    for (const payload of ['one', 'two', 'three']) await school.add(payload)
    const done: string[] = []
    const worker = school.worker(async ({ payload }) => done.push(payload))
    await worker.work()
    await worker.work()
    expect(done).toEqual(['one', 'two', 'three'])
    expect(await school.rows()).toMatchObject(Array.from({ length: 3 }, () => ({ payload: '', done_at: school.now() })))
  })

  test('a failed job is retried with growing delays, and becomes a dead letter after its last try', async ({
    skip,
  }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    for (const payload of ['bad', 'good']) await school.add(payload)
    const attempts: string[] = []
    const refusal = Object.assign(new Error('nobody@school.test is not here'), { code: 'EENVELOPE', responseCode: 550 })
    const worker = school.worker(async ({ payload }) => {
      attempts.push(payload)
      if (payload === 'bad') throw refusal
    })
    await worker.work()
    expect(attempts).toEqual(['bad', 'good'])
    school.later(MINUTE - 1)
    await worker.work()
    expect(attempts).toHaveLength(2)
    school.later(1)
    await worker.work()
    school.later(2 * MINUTE)
    await worker.work()
    expect([attempts, school.deadLetters]).toEqual([['bad', 'good', 'bad', 'bad'], [1]])
    expect(await school.rows()).toMatchObject([{ payload: '', done_at: school.now(), tries: 3 }, { tries: 1 }])
    school.later(60 * MINUTE)
    await worker.work()
    expect(attempts).toHaveLength(4)
    expect(school.logged).toHaveLength(3)
    expect(JSON.stringify(school.logged)).not.toContain('@')
    expect(school.logged[2]).toEqual({ job: 1, kind: 'test', tries: 3, code: 'EENVELOPE', answer: 550 })
  })

  test('two workers never run the same job', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    for (let count = 0; count < 20; count += 1) await school.add(String(count))
    const done: string[] = []
    const [one, other] = [1, 2].map(() => school.worker(async ({ payload }) => done.push(payload)))
    await Promise.all([one?.work(), other?.work()])
    expect(done.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => String(index)).toSorted())
  })

  test('a job of a killed process is taken over when its lease ends', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    await school.add('one')
    const killed = school.worker(() => new Promise(() => undefined))
    const done: string[] = []
    const other = school.worker(async ({ payload }) => done.push(payload))
    void killed.work()
    await expect.poll(school.rows, { timeout: 20_000 }).toMatchObject([{ tries: 1 }])
    await other.work()
    expect(done).toEqual([])
    school.later(MINUTE)
    await other.work()
    expect(done).toEqual(['one'])

    await school.add('two')
    await school.database
      .updateTable('jobs')
      .set({ tries: retryPolicy.maxAttempts })
      .where('payload', '=', 'two')
      .execute()
    await other.work()
    expect([done, school.deadLetters]).toEqual([['one'], [2]])
  })

  test('stop waits no longer than its timeout, and an unfinished job stays pending', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    await school.add('one')
    const worker = school.worker(() => new Promise(() => undefined))
    void worker.work()
    await expect.poll(school.rows, { timeout: 20_000 }).toMatchObject([{ tries: 1 }])
    await worker.stop(100)
    expect(await school.rows()).toMatchObject([{ payload: 'one', tries: 1, done_at: null }])
  })

  test('work enqueued while other jobs run is done too, and nothing runs after stop', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    const done: string[] = []
    const worker = school.worker(async ({ payload }) => {
      done.push(payload)
      if (payload === 'one') {
        await school.add('two')
        void worker.work()
      }
    })
    await school.add('one')
    await worker.work()
    expect(done).toEqual(['one', 'two'])
    await worker.stop(1000)
    await school.add('three')
    await worker.work()
    expect(done).toHaveLength(2)
  })

  test('many wake-ups are debounced into few polls, and no job is missed', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    const done: string[] = []
    const worker = school.worker(async ({ payload }) => done.push(payload), 600_000)
    await school.add('one')
    await worker.work()
    // One poll finds the job, the next finds that there is none left.
    expect([done, school.polls.length]).toEqual([['one'], 2])
    await school.add('two')
    for (let count = 0; count < 100; count += 1) void worker.work()
    await school.rows()
    expect([done, school.polls.length]).toEqual([['one'], 2])

    const soon = school.worker(async ({ payload }) => done.push(payload), 100)
    const startedAt = performance.now()
    for (let count = 0; count < 100; count += 1) {
      void soon.work()
      await school.rows()
    }
    await soon.work()
    expect(done).toEqual(['one', 'two'])
    expect(school.polls.length - 2).toBeLessThanOrEqual(3 + (performance.now() - startedAt) / 100)
  })
})
