// @module-tag slow
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEFAULT_DATABASE_LIMITS } from '../database/databaseOptions.ts'
import { openPostgresTestSchool } from './openPostgresTestSchool.ts'

test('openPostgresTestSchool raises the lock timeout unless a test sets it', async ({ skip }) => {
  const [patient, limited] = [
    await openPostgresTestSchool(),
    await openPostgresTestSchool({ limits: { lockSeconds: 1 } }),
  ]
  if (!patient || !limited) return skip('PostgreSQL is not on this machine.')
  const secondsOf = async ({ database }: typeof patient) => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from current_setting('lock_timeout')::interval)::int as seconds`.execute(database)
    return rows[0]?.seconds
  }
  expect(await secondsOf(patient)).toBeGreaterThan(DEFAULT_DATABASE_LIMITS.lockSeconds)
  expect(await secondsOf(limited)).toBe(1)
})
