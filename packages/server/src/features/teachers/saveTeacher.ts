import type { OperationRequest, Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { message } from '#i18n/message.ts'
import { assertNoFieldErrors, validateDays } from '#validation/validateDates.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { changeEmail } from '../auth/changeEmail.ts'
import { inviteAccount } from '../auth/invitations.ts'
import { assertEmailAvailable, createAccount, rejectDuplicate, toMailLanguage } from '../auth/userAccounts.ts'
import { validateCourses } from '../registration/validateCourses.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { assertTeacherCodeAvailable, requireTeacher } from './teacherQueries.ts'

type NewTeacher = OperationRequest<'createTeacher'>['body']
type TaughtCourse = NonNullable<NewTeacher['courses']>[number]

/** Adds a teacher who is active at once, with the given courses assigned, but has no password yet. */
export const createTeacher: Handler<'createTeacher'> = async (call) => {
  const { body, database, now, language = null } = call
  const { teach_id, courses = [], languages_spoken: spoken = [] } = body
  const email = body.email.toLowerCase()
  const names = await validateTeacher(call)
  await assertTeacherCodeAvailable(database, teach_id, { field: 'teach_id' })
  await assertEmailAvailable(database, email)

  const account_id = await createAccount(database, {
    email,
    password_hash: null,
    role: 'teacher',
    status: 'active',
    name: body.name,
    // Who speaks several languages gets mails in that of the office.
    language: (spoken.length === 1 ? toMailLanguage(spoken[0]) : undefined) ?? language,
    created_at: now,
    unconfirmed_since: null,
  })
  const { id } = await database
    .insertInto('teachers')
    .values({
      ...toTeacherProfile(body),
      account_id,
      teach_id,
      application_date: body.application_date ?? (await readToday(call)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rejectDuplicate('teach_id', message('This ID is taken.')))
  await addTimes(database, id, courses, names)
  if (courses.length > 0) {
    const assigned = courses.map(({ course_id }) => ({ teacher_id: id, course_id }))
    await database.insertInto('course_assignments').values(assigned).execute()
  }
  await recordDecision(call, { kind: 'create', record: ['teacher', id], teacherId: id })
  return { message: message('Teacher added'), id, invitation: await inviteAccount(call, account_id) }
}

export const editTeacher: Handler<'editTeacher'> = async (call) => {
  const { params, body, database, now } = call
  // First, so that a concurrent edit waits.
  await bumpVersion(database, 'teachers', params.id, body.version)
  const { id, account_id: accountId } = await requireTeacher(database, params.id)
  const names = await validateTeacher(call)
  await changeEmail(database, { accountId, email: body.email, now })
  await database.updateTable('accounts').set({ name: body.name }).where('id', '=', accountId).execute()
  await database.updateTable('teachers').set(toTeacherProfile(body)).where('id', '=', id).execute()
  if (body.courses) await replaceTimes(database, id, body.courses, names)
  await recordDecision(call, { kind: 'edit', record: ['teacher', id], teacherId: id })
  return { message: message('Teacher updated') }
}

type Details = Omit<NewTeacher, 'teach_id' | 'courses'>

/** The columns of a teacher’s details; absent ones are cleared. */
export function toTeacherProfile(details: Details) {
  return {
    contact_number: details.contact_number,
    date_of_birth: details.date_of_birth ?? null,
    gender: details.gender ?? null,
    nationality: details.nationality || null,
    languages_spoken: (details.languages_spoken ?? []).join(', ') || null,
    age_group: details.age_group ?? null,
    qualification: details.qualification || null,
    institution: details.institution || null,
    application_date: details.application_date ?? null,
    current_address: details.current_address || null,
    experience_quran: details.experience_Quran || null,
    other_experience: details.other_experience || null,
  }
}

type Validated = Pick<OperationRequest<'createTeacher'>, 'database' | 'services' | 'now'> & {
  body: Pick<NewTeacher, 'courses' | 'date_of_birth' | 'application_date'>
}

/** The rules of applications that a schema can’t express. Returns the names of the courses. */
async function validateTeacher(call: Validated): Promise<ReadonlyMap<number, string>> {
  const { body, database } = call
  const courses = (body.courses ?? []).map(({ course_id: id, timings }) => ({ id, timings }))
  const { errors, names } = await validateCourses(database, courses, { list: 'courses', id: 'course_id' })
  const birth = { day: body.date_of_birth, today: await readToday(call) }
  Object.assign(errors, validateDays({ date_of_birth: birth, application_date: { day: body.application_date } }))
  assertNoFieldErrors(errors)
  return names
}

async function addTimes(
  database: Database,
  teacher_id: number,
  courses: readonly TaughtCourse[],
  names: ReadonlyMap<number, string>,
): Promise<void> {
  const times = courses.flatMap(({ course_id, timings }) =>
    timings.map(({ from, to, days }) => ({
      teacher_id,
      course_id,
      course_name: names.get(course_id) ?? '',
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    })),
  )
  if (times.length > 0) await database.insertInto('teacher_timings').values(times).execute()
}

/** Replaces the times of all courses that are still offered. Times of other courses can’t be changed and stay. */
async function replaceTimes(
  database: Database,
  id: number,
  ...times: [readonly TaughtCourse[], ReadonlyMap<number, string>]
) {
  await database
    .deleteFrom('teacher_timings')
    .where('teacher_id', '=', id)
    .where('course_id', 'in', (query) => query.selectFrom('courses').select('id').where('archived_at', 'is', null))
    .execute()
  await addTimes(database, id, ...times)
}
