import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { createJobWorker } from './createJobWorker.ts'
import type { JobRow } from './jobQueries.ts'

const MINUTE = 60_000
const retryPolicy = {
  pollInterval: 1_000_000,
  debounce: 0,
  lease: MINUTE,
  maxAttempts: 3,
  backoff: (tries: number) => tries * MINUTE,
}

describe.each(testDatabases)('on $name', ({ createMigrated }) => {
  async function open() {
    const made = await createMigrated()
    if (!made) return undefined
    const database = openDatabase(made.place)
    let now = 1_000_000
    const logged: object[] = []
    const log = { warn: (facts: object) => void logged.push(facts), error: (facts: object) => void logged.push(facts) }
    const workers: ReturnType<typeof createJobWorker>[] = []
    const worker = (run: (job: JobRow) => Promise<unknown>) => {
      const deadLetter = async () => {
        throw new Error('A recurring job is never given up.')
      }
      const one = createJobWorker({
        database,
        now: () => now,
        retryPolicy,
        run,
        intervals: { look: 5 * MINUTE },
        deadLetter,
        log,
      })
      workers.push(one)
      one.start()
      return one
    }
    onTestFinished(async () => {
      for (const one of workers) await one.stop(1000)
      await database.destroy()
      await made.remove()
    })
    const rows = () => database.selectFrom('jobs').selectAll().execute()
    return { worker, rows, logged, later: (by: number) => void (now += by), now: () => now }
  }

  test('a recurring job runs at once and then at its interval, once for all processes', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    let count = 0
    const run = async () => void (count += 1)
    const [one, other] = [school.worker(run), school.worker(run)]
    const work = () => Promise.all([one.work(), other.work()])
    await work()
    expect(count).toBe(1)
    school.later(5 * MINUTE - 1)
    await work()
    expect(count).toBe(1)
    school.later(1)
    await work()
    expect(count).toBe(2)
    // A process that starts later inserts no new rows.
    await school.worker(run).work()
    expect([count, await school.rows()]).toMatchObject([2, [{ kind: 'look', tries: 0, done_at: null }]])
  })

  test('a failing recurring job is retried without limit and logged without its message', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    let tries = 0
    const worker = school.worker(async () => {
      tries += 1
      if (tries < 6) throw new Error('nobody@school.test')
    })
    for (let time = 0; time < 6; time += 1) {
      await worker.work()
      school.later(5 * MINUTE)
    }
    expect(tries).toBe(6)
    expect(school.logged).toHaveLength(5)
    expect(JSON.stringify(school.logged)).not.toContain('@')
    expect(await school.rows()).toMatchObject([{ tries: 0, done_at: null }])
  })

  test('a recurring job of a killed process is taken over when its lease ends', async ({ skip }) => {
    const school = await open()
    if (!school) return skip('PostgreSQL is not on this machine.')
    const killed = school.worker(() => new Promise(() => undefined))
    void killed.work()
    await expect.poll(school.rows, { timeout: 20_000 }).toMatchObject([{ tries: 1 }])
    let count = 0
    const other = school.worker(async () => void (count += 1))
    await other.work()
    expect(count).toBe(0)
    school.later(MINUTE)
    await other.work()
    expect(count).toBe(1)
  })
})
