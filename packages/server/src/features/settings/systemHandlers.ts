import type { GettingStartedStep } from '@maktab/contract/schema'
import { sql } from 'kysely'
import type { HandlersFor } from '#contract/Handler.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { HttpError } from '#lib/HttpError.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { readLogoUrl } from './schoolPictureHandlers.ts'
import { readStoredSettings } from './schoolSettings.ts'
import { readSystemFacts, saveSystemFact } from './systemFacts.ts'

type SystemCalls = 'getSchoolStatus' | 'sendTestEmail' | 'hideGettingStarted'

/** The state of the system for administrators with everything (decision 273). */
export const systemHandlers: HandlersFor<SystemCalls> = {
  getSchoolStatus: async ({ database, services, now }) => {
    const facts = await readSystemFacts(database)
    const [test, isHidden = false] = [facts['test email'], facts['getting started']?.isHidden]
    return {
      softwareVersion: services.softwareVersion,
      database: { kind: isPostgres(database) ? 'PostgreSQL' : 'SQLite', bytes: await readDatabaseSize(database) },
      disk: (await services.readDiskSpace()) ?? null,
      lastBackup: toInstantText(facts['last backup']?.at),
      mail: {
        isSetUp: services.sendsMails,
        ...(await countMailJobs(database, now)),
        lastGivenUp: toInstantText(facts['mail given up']?.at),
        lastTest: test ? { at: new Date(test.at).toISOString(), isSent: test.isSent } : null,
      },
      gettingStarted: { isHidden, done: await listDoneSteps(database, services.sendsMails && test?.isSent === true) },
    }
  },

  // Runs without a transaction, because a mail server may take seconds.
  sendTestEmail: async ({ body, database, services, now, language }) => {
    const { email } = body
    const failure = await services.sendTestMail(database, email, language).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    await saveSystemFact(database, 'test email', { at: now, isSent: failure === undefined })
    if (failure?.error instanceof OperatorError) {
      const reason = failure.error.message
      throw new HttpError(422, message('The test email couldn’t be sent: {reason}', { reason }))
    }
    if (failure) throw failure.error
    return services.sendsMails
      ? { message: message('Test email sent to {email}', { email }) }
      : { message: message('Email isn’t set up, so the test email was saved as a file on the server.') }
  },

  hideGettingStarted: async ({ body, database }) => {
    await saveSystemFact(database, 'getting started', { isHidden: body.isHidden })
    return { message: body.isHidden ? message('First steps hidden') : message('First steps shown') }
  },
}

const toInstantText = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())

async function readDatabaseSize(database: Database): Promise<number> {
  const query = isPostgres(database)
    ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(database)
  return Number(rows[0]?.bytes ?? 0)
}

/** All jobs are mails, except push notifications and recurring work. */
async function countMailJobs(database: Database, now: number): Promise<{ queued: number; failing: number }> {
  // During its first attempt, a job is claimed and has not failed yet.
  const hasFailed = sql<boolean>`(tries > 1 or (tries = 1 and claimed_until <= ${now}))`
  const row = await database
    .selectFrom('jobs')
    .select([
      sql<number | string>`count(*)`.as('queued'),
      sql<number | string>`coalesce(sum(case when ${hasFailed} then 1 else 0 end), 0)`.as('failing'),
    ])
    .where('done_at', 'is', null)
    .where('kind', '!=', 'note')
    .where(({ or, eb }) => or([eb('key', 'is', null), eb('key', 'not like', 'repeats:%')]))
    .where(({ or, eb }) => or([eb('run_at', '<=', now), eb('tries', '>', 0)]))
    .executeTakeFirstOrThrow()
  return { queued: Number(row.queued), failing: Number(row.failing) }
}

const DEFAULT_NAME = 'Maktab'

async function listDoneSteps(database: Database, isMailTested: boolean): Promise<GettingStartedStep[]> {
  const stored = (await readStoredSettings(database))?.settings
  const { name, paymentWays, paymentInstructions } = stored ?? {}
  const hasPayment = [
    paymentInstructions?.domestic,
    paymentInstructions?.international,
    ...(paymentWays?.domestic ?? []),
    ...(paymentWays?.international ?? []),
  ].some(Boolean)
  const hasAccount = async (role: 'teacher' | 'student') =>
    database
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', role)
      .where('status', 'in', ['active', 'blocked'])
      .limit(1)
      .executeTakeFirst()
  const course = await database
    .selectFrom('courses')
    .select('id')
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const steps: Record<GettingStartedStep, boolean> = {
    name: name !== undefined && name !== DEFAULT_NAME,
    // Saving the settings confirms their currency and time zone.
    currency: stored !== undefined,
    timeZone: stored !== undefined,
    payment: hasPayment,
    logo: (await readLogoUrl(database)) !== null,
    mail: isMailTested,
    course: course !== undefined,
    teacher: (await hasAccount('teacher')) !== undefined,
    student: (await hasAccount('student')) !== undefined,
  }
  return (Object.keys(steps) as GettingStartedStep[]).filter((step) => steps[step])
}
