import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { EMAIL_TAKEN } from '../auth/userAccounts.ts'
import { findIdsByName, groupBy, isSamePerson } from './matchPeople.ts'
import { type Cells, inBatches } from './stagedRows.ts'

function selectTeachers(database: Database) {
  return database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'teachers.account_id', 'teach_id', 'accounts.name', 'accounts.email', 'accounts.status'])
    .select(['contact_number', 'date_of_birth', 'gender', 'nationality', 'languages_spoken', 'age_group'])
    .select(['qualification', 'institution', 'application_date', 'current_address', 'experience_quran'])
    .select('other_experience')
    .where('accounts.status', '!=', 'archived')
}

type TeacherRow = Awaited<ReturnType<ReturnType<typeof selectTeachers>['execute']>>[number]
export type KnownTeacher = TeacherRow & { courseIds: readonly number[] }

type Found = { person: KnownTeacher | undefined; faults: FieldErrors }

/**
 * Reads the teachers that rows may be about. The returned function finds that of a row: by ID, by email, or by name with
 * birthday or phone number.
 */
export async function findTeachers(database: Database, rows: readonly Cells[]): Promise<(row: Cells) => Found> {
  const codes = rows.flatMap(({ teach_id: code }) => code ?? [])
  const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))]
  const named = await findIdsByName(
    database,
    'teachers',
    rows.flatMap(({ name }) => name ?? []),
  )
  const found = [
    ...(await inBatches(codes, (some) => selectTeachers(database).where('teach_id', 'in', some).execute())),
    ...(await inBatches(emails, (some) => selectTeachers(database).where('accounts.email', 'in', some).execute())),
    ...(await inBatches(named, (some) => selectTeachers(database).where('teachers.id', 'in', some).execute())),
  ].flat()
  const courses = await readAssignments(
    database,
    found.map(({ id }) => id),
  )
  const byId = new Map(found.map((row) => [row.id, { ...row, courseIds: courses.get(row.id) ?? [] }]))
  const people = [...byId.values()]
  const others = await inBatches(emails, (some) =>
    database.selectFrom('accounts').select('email').where('email', 'in', some).where('role', '!=', 'teacher').execute(),
  )
  const known = {
    byCode: groupBy(people, ({ teach_id: code }) => code),
    byEmail: groupBy(people, ({ email }) => email),
    byName: groupBy(people, ({ name }) => normalizeForSearch(name)),
    otherEmails: new Set(others.flat().map(({ email }) => email)),
  }
  return (row) => findTeacher(row, known)
}

async function readAssignments(database: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await inBatches(ids, (some) =>
    database
      .selectFrom('course_assignments')
      .select(['teacher_id', 'course_id'])
      .where('teacher_id', 'in', some)
      .execute(),
  )
  const courses = new Map<number, number[]>()
  for (const { teacher_id: id, course_id: course } of rows.flat()) courses.set(id, [...(courses.get(id) ?? []), course])
  return courses
}

type Known = {
  byCode: ReadonlyMap<string, readonly KnownTeacher[]>
  byEmail: ReadonlyMap<string, readonly KnownTeacher[]>
  byName: ReadonlyMap<string, readonly KnownTeacher[]>
  /** Emails of students and administrators. */
  otherEmails: ReadonlySet<string>
}

function findTeacher(row: Cells, { byCode, byEmail, byName, otherEmails }: Known): Found {
  const { teach_id: code, email = '', name = '' } = row
  const faults: FieldErrors = {}
  const traits = { name, born: row.date_of_birth, phone: row.contact_number }
  const namesakes = (byName.get(normalizeForSearch(name)) ?? []).filter((person) =>
    isSamePerson(traits, { name: person.name, born: person.date_of_birth, phone: person.contact_number }),
  )
  const [ofCode] = byCode.get(code ?? '') ?? []
  const [ofEmail] = byEmail.get(email) ?? []
  const candidates = ofCode ? [ofCode] : ofEmail ? [ofEmail] : namesakes
  const [person] = candidates
  if (candidates.length > 1) faults['name'] = [message('Several teachers match. Add an ID or an email.')]
  if (person && code && person.teach_id && person.teach_id !== code) {
    faults['teach_id'] = [message('{name} has the ID {code}.', { name: person.name, code: person.teach_id })]
  }
  if (otherEmails.has(email)) faults['email'] = [message('This email belongs to a student or an administrator.')]
  else if (person && ofEmail && ofEmail.id !== person.id) faults['email'] = [EMAIL_TAKEN]
  return { person, faults }
}
