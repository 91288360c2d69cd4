import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { OperatorError } from '../lib/OperatorError.ts'
import { createMissingSchoolError } from './dataFolder.ts'
import { type Database, isPostgres } from './openDatabase.ts'
import { peopleAndCourses } from './migrations/0001-people-and-courses.ts'
import { teachingAndPayments } from './migrations/0002-teaching-and-payments.ts'
import { versionsAndPrices } from './migrations/0003-versions-and-prices.ts'
import { versionsOfPaymentsAndSettings } from './migrations/0004-versions-of-payments-and-settings.ts'
import { changesOfTables } from './migrations/0005-changes-of-tables.ts'
import { attemptsAndNetworks } from './migrations/0006-attempts-and-networks.ts'
import { answersByKey } from './migrations/0009-answers-by-key.ts'
import { jobs } from './migrations/0010-jobs.ts'
import { languageOfAccounts } from './migrations/0011-language-of-accounts.ts'
import { freeCourses } from './migrations/0013-free-courses.ts'
import { timetable } from './migrations/0014-timetable.ts'
import { acts } from './migrations/0015-acts.ts'
import { changesToTell } from './migrations/0016-changes-to-tell.ts'
import { studentNotes } from './migrations/0017-student-notes.ts'
import { subjectsOfActs } from './migrations/0018-subjects-of-acts.ts'
import { receiptsAndAmounts } from './migrations/0019-receipts-and-amounts.ts'
import { uploads } from './migrations/0020-uploads.ts'
import { discounts } from './migrations/0024-discounts.ts'
import { fees } from './migrations/0025-fees.ts'
import { reminderDevices } from './migrations/0027-reminder-devices.ts'
import { siblings } from './migrations/0028-siblings.ts'
import { confirmedEmails } from './migrations/0029-confirmed-emails.ts'
import { listedRows } from './migrations/0030-listed-rows.ts'
import { auditByAction } from './migrations/0031-audit-by-action.ts'
import { storedPictures } from './migrations/0032-stored-pictures.ts'
import { secureDeleteOfWords } from './migrations/0033-secure-delete-of-words.ts'
import { jobPriority } from './migrations/0034-job-priority.ts'
import { classesWithoutTeacher } from './migrations/0035-classes-without-teacher.ts'
import { noMailOfSeenReceipts } from './migrations/0036-no-mail-of-seen-receipts.ts'
import { policyTranslations } from './migrations/0037-policy-translations.ts'
import { imports } from './migrations/0038-imports.ts'
import { paymentEntries } from './migrations/0039-payment-entries.ts'
import { partsOfOffice } from './migrations/0040-parts-of-office.ts'
import { sharedReceipts } from './migrations/0041-shared-receipts.ts'
import { pagesForVisitors } from './migrations/0042-pages-for-visitors.ts'
import { courseRequests } from './migrations/0043-course-requests.ts'
import { trials } from './migrations/0044-trials.ts'
import { lessonExcuses } from './migrations/0046-lesson-excuses.ts'
import { practice } from './migrations/0047-practice.ts'

// Never add a migration with a number below the last one, even an unused one: databases that have the last one wouldn't open.
const migrations = {
  '0001-people-and-courses': peopleAndCourses,
  '0002-teaching-and-payments': teachingAndPayments,
  '0003-versions-and-prices': versionsAndPrices,
  '0004-versions-of-payments-and-settings': versionsOfPaymentsAndSettings,
  '0005-changes-of-tables': changesOfTables,
  '0006-attempts-and-networks': attemptsAndNetworks,
  '0009-answers-by-key': answersByKey,
  '0010-jobs': jobs,
  '0011-language-of-accounts': languageOfAccounts,
  '0013-free-courses': freeCourses,
  '0014-timetable': timetable,
  '0015-acts': acts,
  '0016-changes-to-tell': changesToTell,
  '0017-student-notes': studentNotes,
  '0018-subjects-of-acts': subjectsOfActs,
  '0019-receipts-and-amounts': receiptsAndAmounts,
  '0020-uploads': uploads,
  '0024-discounts': discounts,
  '0025-fees': fees,
  '0027-reminder-devices': reminderDevices,
  '0028-siblings': siblings,
  '0029-confirmed-emails': confirmedEmails,
  '0030-listed-rows': listedRows,
  '0031-audit-by-action': auditByAction,
  '0032-stored-pictures': storedPictures,
  '0033-secure-delete-of-words': secureDeleteOfWords,
  '0034-job-priority': jobPriority,
  '0035-classes-without-teacher': classesWithoutTeacher,
  '0036-no-mail-of-seen-receipts': noMailOfSeenReceipts,
  '0037-policy-translations': policyTranslations,
  '0038-imports': imports,
  '0039-payment-entries': paymentEntries,
  '0040-parts-of-office': partsOfOffice,
  '0041-shared-receipts': sharedReceipts,
  '0042-pages-for-visitors': pagesForVisitors,
  '0043-course-requests': courseRequests,
  '0044-trials': trials,
  '0046-lesson-excuses': lessonExcuses,
  '0047-practice': practice,
}

/**
 * Migrates to the latest migration, or to a given one, under a lock of the database. Returns the names of the migrations
 * that it ran.
 */
export async function migrate(database: Database, upTo?: keyof typeof migrations): Promise<string[]> {
  const { error, results = [] } = await withoutLimits(database, async (unlimited) => {
    const migrator = migratorOf(unlimited)
    return upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo)
  }).catch((thrown: unknown) => ({ error: thrown, results: undefined }))
  if (error === undefined) return results.map(({ migrationName }) => migrationName)
  throw new Error('The database migration failed.', { cause: error })
}

/** Migrates within a transaction whose caller has lifted its timeouts. */
export async function migrateInTransaction(transaction: Database, upTo: string): Promise<void> {
  const { error } = await migratorOf(transaction).migrateTo(assertKnownMigration(upTo))
  if (error !== undefined) throw error
}

/** The latest migration of a school’s database; throws if it has no tables or is of a newer version. */
export async function readCurrentMigration(database: Database): Promise<keyof typeof migrations> {
  const hasTables = (await database.introspection.getTables({ withInternalKyselyTables: true })).some(
    ({ name }) => name === 'kysely_migration',
  )
  if (!hasTables) throw createMissingSchoolError()
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(database)
  return assertKnownMigration(rows[0]?.name ?? '')
}

/** Returns the name if this version knows the migration; throws an OperatorError otherwise. */
export function assertKnownMigration(name: string): keyof typeof migrations {
  if (Object.hasOwn(migrations, name)) return name as keyof typeof migrations
  throw new OperatorError(`This is of a newer version of Maktab (it has ${name}): do it with that version.`)
}

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/** Lifts the timeouts: large tables take long, and a second process waits for the first. */
async function withoutLimits<Result>(database: Database, work: (unlimited: Database) => Promise<Result>) {
  if (!isPostgres(database)) return work(database)
  return database.connection().execute(async (connection) => {
    for (const limit of limits) await sql`set ${sql.ref(limit)} to 0`.execute(connection)
    try {
      return await work(connection)
    } finally {
      for (const limit of limits) await sql`reset ${sql.ref(limit)}`.execute(connection)
    }
  })
}

/** Whether all migrations of this version have run. */
export async function isUpToDate(database: Database): Promise<boolean> {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
}
