import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { bumpVersion } from '#database/transactions.ts'
import { invalidField } from '#lib/HttpError.ts'
import { createPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { message } from '#i18n/message.ts'
import { assertNoFieldErrors, validateDays } from '#validation/validateDates.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { changeEmail } from '../auth/changeEmail.ts'
import { readSiblings } from '../auth/familyAccounts.ts'
import { inviteAccount } from '../auth/invitations.ts'
import { assertEmailAvailable, createAccount, rejectDuplicate, toMailLanguage } from '../auth/userAccounts.ts'
import { validateCourses } from '../registration/validateCourses.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { addWantedCourses, replaceWantedCourses } from './studentCourses.ts'
import { assertStudentCodeAvailable, requireStudent } from './studentQueries.ts'

type NewStudent = OperationRequest<'createStudent'>['body']

/** Adds a student who has no password yet. With `joins_account`, they share the sign-in of their siblings. */
export const createStudent: Handler<'createStudent'> = async (call) => {
  const { body, database, now, language = null } = call
  const { courses = [], std_id = null } = body
  const email = body.email?.toLowerCase()
  await validateStudent(call)
  if (std_id !== null) await assertStudentCodeAvailable(database, std_id, { field: 'std_id' })
  const head = body.joins_account && email !== undefined ? await requireFamilyHead(database, email) : undefined
  if (email !== undefined && !head) await assertEmailAvailable(database, email)

  const account_id = await createAccount(database, {
    email: email === undefined || head ? createPlaceholderEmail() : email,
    password_hash: head?.password_hash ?? null,
    sibling_of: head?.id ?? null,
    role: 'student',
    status: 'active',
    name: body.name,
    language: toMailLanguage(body.preferred_language) ?? language,
    created_at: now,
    unconfirmed_since: head?.unconfirmed_since ?? null,
  })
  const { id } = await database
    .insertInto('students')
    .values({
      ...toStudentProfile(body),
      account_id,
      std_id,
      registration_date: body.registration_date ?? (await readToday(call)),
      notes: body.notes || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rejectDuplicate('std_id', message('This ID is taken.')))
  await addWantedCourses(call, id, courses)
  await recordDecision(call, { kind: 'create', record: ['student', id], studentId: id })
  return { message: message('Student added'), id, invitation: await inviteAccount(call, account_id) }
}

export const editStudent: Handler<'editStudent'> = async (call) => {
  const { params, body, database, now } = call
  // First, so that a concurrent edit waits.
  await bumpVersion(database, 'students', params.id, body.version)
  const { id, account_id: accountId } = await requireStudent(database, params.id)
  await validateStudent(call)
  await changeEmail(database, { accountId, email: body.email, now })
  await database.updateTable('accounts').set({ name: body.name }).where('id', '=', accountId).execute()
  await database.updateTable('students').set(toStudentProfile(body)).where('id', '=', id).execute()
  if (body.courses) await replaceWantedCourses(call, id, body.courses)
  await recordDecision(call, { kind: 'edit', record: ['student', id], studentId: id })
  return { message: message('Student updated') }
}

type Details = Omit<NewStudent, 'std_id' | 'notes' | 'courses' | 'joins_account'>

/** The columns of a student’s details; absent ones are cleared. */
export function toStudentProfile(details: Details) {
  return {
    contact_number: details.contact_number,
    alternate_contact_number: details.alternate_contact_number || null,
    date_of_birth: details.date_of_birth ?? null,
    preferred_language: details.preferred_language ?? null,
    guardian_name: details.guardian_name || null,
    signature: details.signature || null,
    registration_date: details.registration_date ?? null,
  }
}

type Validated = Pick<OperationRequest<'createStudent'>, 'database' | 'services' | 'now'> & {
  body: Pick<NewStudent, 'courses' | 'date_of_birth' | 'registration_date'>
}

/** The rules of registration that a schema can’t express. */
async function validateStudent(call: Validated): Promise<void> {
  const { body, database } = call
  const courses = (body.courses ?? []).map(({ course_id: id, timings }) => ({ id, timings }))
  const { errors } = await validateCourses(database, courses, { list: 'courses', id: 'course_id' })
  const birth = { day: body.date_of_birth, today: await readToday(call) }
  Object.assign(errors, validateDays({ date_of_birth: birth, registration_date: { day: body.registration_date } }))
  assertNoFieldErrors(errors)
}

/** The account that a family signs in with, locked so that a concurrent password change applies to all children. */
async function requireFamilyHead(database: Database, email: string): Promise<Account> {
  const head = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', 'student')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!head || (await readSiblings(database, head)).length === 0)
    throw invalidField('email', message('No student signs in with this email.'))
  return head
}
