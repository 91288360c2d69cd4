import { Migrator } from 'kysely/migration'
import type { Database } from './openDatabase.ts'
import { peopleAndCourses } from './migrations/0001-people-and-courses.ts'
import { teachingAndPayments } from './migrations/0002-teaching-and-payments.ts'

const migrations = {
  '0001-people-and-courses': peopleAndCourses,
  '0002-teaching-and-payments': teachingAndPayments,
}

/** Brings the tables up to date, under a lock of the database; throws what went wrong. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date.', { cause: error })
}
