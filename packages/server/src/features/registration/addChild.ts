import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { message } from '#i18n/message.ts'
import { missingField, notFound } from '#lib/HttpError.ts'
import { createPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { assertNoFieldErrors, validateDays } from '#validation/validateDates.ts'
import { createAccount } from '../auth/userAccounts.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { addWantedCourses } from '../students/studentCourses.ts'
import { saveCourseRequests } from './courseRequests.ts'
import { validateCourses } from './validateCourses.ts'

type Call = OperationRequest<'addChild'>

/** Decision 302: the session proves who the guardian is, so neither email nor password is asked again. */
export const addChild: Handler<'addChild'> = async (call) => {
  const { body, account, database, now } = call
  const today = await readToday(call)
  const courses = (body.courses ?? []).map(({ course_id, timings = [] }) => ({ course_id, timings }))
  const { errors } = await validateCourses(
    database,
    courses.map(({ course_id: id, timings }) => ({ id, timings })),
    { list: 'courses', id: 'course_id' },
  )
  Object.assign(errors, validateDays({ date_of_birth: { day: body.date_of_birth, today } }))
  assertNoFieldErrors(errors)

  const head = await lockHead(database, account)
  const guardian = await chooseGuardian(call)
  const account_id = await createAccount(database, {
    email: createPlaceholderEmail(),
    password_hash: head.password_hash,
    sibling_of: head.id,
    role: 'student',
    status: 'active',
    name: body.name,
    language: head.language,
    created_at: now,
    unconfirmed_since: head.unconfirmed_since,
  })
  const student = await database
    .insertInto('students')
    .values({
      account_id,
      std_id: null,
      ...guardian,
      date_of_birth: body.date_of_birth ?? null,
      preferred_language: body.preferred_language ?? null,
      registration_date: today,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addWantedCourses(call, student.id, courses)
  await saveCourseRequests(database, { studentId: student.id, courseIds: await selectPaid(database, courses), now })
  return { message: message('Your child is registered.'), id: student.id }
}

/**
 * The account that holds the family’s sign-in, locked until the transaction ends, so that a concurrent password change
 * applies to all children.
 */
async function lockHead(database: Database, { id, sibling_of }: Account): Promise<Account> {
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', sibling_of ?? id)
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(notFound)
}

/** Guardian, phone numbers and signature: those of the body, otherwise those of the current student. */
async function chooseGuardian({ body, account, database }: Call) {
  const known = await database
    .selectFrom('students')
    .select(['guardian_name', 'contact_number', 'alternate_contact_number', 'signature'])
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow(notFound)
  const guardian_name = body.guardian_name ?? known.guardian_name
  const contact_number = body.contact_number ?? known.contact_number
  if (!guardian_name) throw missingField('guardian_name', 'Guardian name')
  if (!contact_number) throw missingField('contact_number', 'Contact number')
  return {
    guardian_name,
    contact_number,
    alternate_contact_number: (body.alternate_contact_number ?? known.alternate_contact_number) || null,
    // A changed guardian signs again; otherwise the earlier signature applies to the next child, too.
    signature: body.signature ?? (body.guardian_name === undefined ? known.signature : null) ?? guardian_name,
  }
}

/** The courses that cost something; free ones are enrolled at once (decision 55). */
async function selectPaid(database: Database, courses: readonly { course_id: number }[]): Promise<number[]> {
  if (courses.length === 0) return []
  const rows = await database
    .selectFrom('courses')
    .select('id')
    .where(
      'id',
      'in',
      courses.map(({ course_id }) => course_id),
    )
    .where('price', '>', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
