import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { invalidField } from '#lib/HttpError.ts'
import { createPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { createAccount, EMAIL_TAKEN, isEmailTaken } from '../auth/userAccounts.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'
import { validateCourses } from './validateCourses.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { message } from '#i18n/message.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import type { PaymentDetails } from '#mail/MailPayloads.ts'
import { readPaymentTerms } from '../payments/paymentTerms.ts'
import { saveCourseRequests } from './courseRequests.ts'
import { savePurchase } from '../payments/savePurchase.ts'
import { requiresEmailConfirmation } from '../auth/emailConfirmation.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { readSiblings } from '../auth/familyAccounts.ts'
import type { Account } from '#database/tables.ts'
import { linkTrial } from '../trial/trialStorage.ts'

type Registration = OperationRequest<'registerStudent'>

/**
 * 1§2 “Create Student Account”: the account can sign in at once, its courses are under review (decision 20) or, without
 * a receipt, kept as requests (decision 300).
 */
export const registerStudent: Handler<'registerStudent'> = async (call) => {
  const { body, database, services, now, hashedPassword, language = null } = call
  const email = body.email.toLowerCase()
  await checkRegistration(call)

  const head = body.joins_account
    ? await findFamilyAccount(database, { email, matches: hashedPassword.matchedHash })
    : undefined
  // A taken email is reported last, because receipts may be rejected first. The transaction is rolled back.
  const isTaken = head === undefined && (await isEmailTaken(database, email))
  const own = isTaken || head ? createPlaceholderEmail() : email
  const isToConfirm = head === undefined && (await requiresEmailConfirmation(database, services))
  const password_hash = head?.password_hash ?? hashedPassword.hash
  if (password_hash === undefined) throw new Error('The password was not hashed before the transaction.')
  const account_id = await createAccount(database, {
    email: own,
    password_hash,
    sibling_of: head?.id ?? null,
    role: 'student',
    status: 'active',
    name: body.name,
    language,
    created_at: now,
    unconfirmed_since: head ? head.unconfirmed_since : isToConfirm ? now : null,
  })
  const student = await database
    .insertInto('students')
    .values({
      account_id,
      std_id: null,
      contact_number: body.contact_number,
      alternate_contact_number: body.alternate_contact_number || null,
      date_of_birth: body.date_of_birth ?? null,
      preferred_language: body.preferred_language ?? null,
      guardian_name: body.guardian_name,
      signature: body.signature,
      registration_date: body.registration_date ?? (await readToday(call)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkTrial(database, body.trial, student.id)
  const payments: PaymentDetails[] = []
  for (const [index, course] of (body.courses ?? []).entries()) {
    payments.push(...(await storeCourse(call, student.id, course, index)))
  }
  if (payments.length > 0) await enqueueMail(call, 'paymentReceived', { to: own, language, payments })
  if (isToConfirm) await enqueueMail(call, 'confirmEmail', { to: email, accountId: account_id })
  if (isTaken) throw invalidField('email', EMAIL_TAKEN)
  return { message: message('Your account has been created.') }
}

/** Decision 301: limited by network, because the answer says who has an account. */
export const checkEmail: Handler<'checkEmail'> = async ({ body, database }) => ({
  isTaken: await isEmailTaken(database, body.email.toLowerCase()),
})

/** Validates everything that needs no account, before receipts are processed. */
export async function checkRegistration(
  call: Pick<Registration, 'body' | 'database' | 'now' | 'services'>,
): Promise<void> {
  const { body } = call
  const courses = (body.courses ?? []).map(({ course_id: id, timings }) => ({ id, timings }))
  const { errors } = await validateCourses(call.database, courses, { list: 'courses', id: 'course_id' })
  const birth = { day: body.date_of_birth, today: await readToday(call) }
  Object.assign(errors, validateDays({ date_of_birth: birth, registration_date: { day: body.registration_date } }))
  assertNoFieldErrors(errors)
}

type Course = NonNullable<Registration['body']['courses']>[number]

/**
 * Stores a pending purchase and the student's preferred times. A free course is decided at once (decision 55), and one
 * without payment details is kept as a request. Returns the payment if a receipt was sent.
 */
async function storeCourse(
  call: Registration,
  student_id: number,
  course: Course,
  index: number,
): Promise<PaymentDetails[]> {
  const { database, files, now } = call
  const { course_id, billing, timings, code } = course
  const owners = { student_id, course_id }
  const { name: title, ...priced } = await database
    .selectFrom('courses')
    .select(['price', 'pricing', 'name'])
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  const place = `courses[${index}]`
  const fields: [string, string] = [`${place}.billing.receipt_image`, `${place}.billing.payment_method`]
  const owing = { kind: 'course', itemId: course_id, studentId: student_id } as const
  const terms = await readPaymentTerms(call, {
    ...owing,
    price: priced.price,
    code,
    field: `${place}.code`,
    isUsed: true,
  })
  await database
    .insertInto('student_timings')
    .values(
      timings.map(({ from, to, days }) => ({
        ...owners,
        time_from: from,
        time_to: to,
        days: serializeWeekdays(days),
      })),
    )
    .execute()
  if (billing === undefined && terms.amount > 0) {
    await saveCourseRequests(database, { studentId: student_id, courseIds: [course_id], now })
    return []
  }
  const reference = await chooseReference(database, billing?.reference, terms.reference)
  const isPending = await savePurchase(call, {
    owners,
    course: priced,
    terms: { ...terms, reference },
    file: files.get(fields[0]),
    method: billing?.payment_method,
    form: { origin: billing?.origin, transactionId: billing?.transaction_id },
    fields,
  })
  return isPending ? [{ ...terms, reference, title }] : []
}

/** The reference shown to the visitor for the transfer; the usual one if another payment already has it. */
async function chooseReference(database: Database, requested: string | undefined, ordinary: string): Promise<string> {
  if (requested === undefined) return ordinary
  const existing = await database
    .selectFrom('purchases')
    .select('id')
    .where('reference', '=', requested)
    .executeTakeFirst()
  return existing ? ordinary : requested
}

/**
 * The account whose sign-in another child joins, for someone who knows its password. It is locked until the transaction
 * ends, so that a concurrent password change applies to all children. An unknown email is rejected like a wrong
 * password. `matches` is the hash that the password was checked against.
 */
async function findFamilyAccount(
  database: Database,
  { email, matches }: { email: string; matches: string | undefined },
): Promise<Account> {
  const head = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', 'student')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const isRight = matches !== undefined && head?.password_hash === matches
  const family = head ? await readSiblings(database, head) : []
  if (!head || !isRight || !family.some(({ status }) => status === 'active'))
    throw invalidField('password', message('That isn’t the password for this account.'))
  return head
}
