import { onTestFinished } from 'vitest'
import type { DatabaseLimits } from '../database/databaseOptions.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { testDatabases } from './testDatabases.ts'
import { openTestSchool } from './openTestSchool.ts'
import { RELAXED_LIMITS } from './postgresTestHelpers.ts'
import type { Handlers } from '../contract/Handler.ts'

type TestSchoolOptions = { handlers?: Partial<Handlers>; limits?: Partial<DatabaseLimits> }

/** A school on PostgreSQL with a second connection to its database; undefined if PostgreSQL isn't installed. */
export async function openPostgresTestSchool({ handlers = {}, limits }: TestSchoolOptions = {}) {
  const made = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.createMigrated()
  if (!made || !('url' in made.place)) return undefined
  const { url } = made.place
  onTestFinished(made.remove)
  const aside = openDatabase({ url })
  onTestFinished(() => aside.destroy())
  const school = await openTestSchool({ handlers, place: { url, limits: { ...RELAXED_LIMITS, ...limits } } })
  return { ...school, url, secondConnection: aside }
}
