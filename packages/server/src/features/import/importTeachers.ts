import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { changeEmail } from '../auth/changeEmail.ts'
import { toMailLanguage } from '../auth/userAccounts.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { toTeacherProfile } from '../teachers/saveTeacher.ts'
import { findTeachers, type KnownTeacher } from './findTeachers.ts'
import { type CheckedRow, findUnreadable, toLabel, validateRecord } from './importRules.ts'
import { type CreatedPeople, type ImportCall, rejectRace, saveAccounts } from './saveAccounts.ts'
import { type Cells, type PlacedRow, inBatches } from './stagedRows.ts'

type CheckedTeacher = CheckedRow & { person: KnownTeacher | undefined; courseIds: readonly number[] }
type Profile = Parameters<typeof toTeacherProfile>[0]

/** Checks rows with the rules of adding a teacher; a row of an existing teacher may leave cells empty. */
export async function checkTeachers(call: ImportCall, rows: readonly PlacedRow[]): Promise<CheckedTeacher[]> {
  const { database } = call
  const today = await readToday(call)
  const match = await findTeachers(
    database,
    rows.map(({ cells }) => cells),
  )
  const courses = await readCourseIds(database)
  return rows.map(({ position, cells }) => {
    const { person, faults } = match(cells)
    const { ids: courseIds, unknown } = findCourses(courses, cells.courses)
    const known = person && {
      teach_id: person.teach_id ?? '-',
      name: person.name,
      email: person.email,
      contact_number: '-',
    }
    const record = { ...known, ...toRecord(cells), courses: courseIds.map((course_id) => ({ course_id, timings: [] })) }
    const other = ['application_date', cells.application_date] as const
    const all: FieldErrors = {
      ...validateRecord('createTeacher', record, { today, birth: cells.date_of_birth, other }),
      ...findUnreadable('teachers', cells),
      ...faults,
      ...(unknown !== undefined && { courses: [message('There is no course “{name}”.', { name: unknown })] }),
    }
    const found = person ? { id: person.id, name: toLabel(person.teach_id, person.name) } : null
    return { position, cells, match: found, faults: all, warnings: [], person, courseIds }
  })
}

function toRecord({ courses: _courses, languages_spoken: spoken, ...cells }: Cells) {
  return { ...cells, ...(spoken !== undefined && { languages_spoken: spoken.split(', ') }) }
}

const toProfile = (cells: Cells) => toTeacherProfile(toRecord(cells) as unknown as Profile)

/** The ids of the offered courses by normalized name. */
async function readCourseIds(database: Database): Promise<Map<string, number>> {
  const rows = await database.selectFrom('courses').select(['id', 'name']).where('archived_at', 'is', null).execute()
  return new Map(rows.map(({ id, name }) => [normalizeForSearch(name), id]))
}

/** Names may contain a comma, so a whole text and parts between semicolons are tried first. */
function findCourses(ids: ReadonlyMap<string, number>, text = ''): { ids: number[]; unknown?: string } {
  if (text === '') return { ids: [] }
  for (const separator of [undefined, /[;؛|]/, /[,،;؛|]/]) {
    const names = separator ? text.split(separator).flatMap((part) => part.trim() || []) : [text]
    const found = names.map((name) => ids.get(normalizeForSearch(name)))
    if (found.every((id) => id !== undefined)) return { ids: [...new Set(found)] }
    const unknown = names.find((_, at) => found[at] === undefined)
    if (separator?.test(',')) return { ids: [], ...(unknown !== undefined && { unknown }) }
  }
  return { ids: [] }
}

export async function createTeachers(call: ImportCall, rows: readonly CheckedTeacher[]): Promise<CreatedPeople> {
  const { database } = call
  const accounts = await saveAccounts(
    call,
    rows.map((row) => {
      const { email = '', name = '', languages_spoken: spoken } = row.cells
      const language = toMailLanguage(spoken as Parameters<typeof toMailLanguage>[0]) ?? call.language ?? null
      return { row, role: 'teacher' as const, email, name, language }
    }),
  )
  const today = await readToday(call)
  const created = await inBatches(rows, (some) =>
    database
      .insertInto('teachers')
      .values(
        some.map((row) => ({
          ...toProfile(row.cells),
          application_date: row.cells.application_date ?? today,
          teach_id: row.cells.teach_id ?? null,
          account_id: accounts.get(row) ?? 0,
        })),
      )
      .returning(['id', 'account_id'])
      .execute()
      .catch(rejectRace),
  )
  const idOf = new Map(created.flat().map(({ id, account_id }) => [account_id, id]))
  const ids = new Map(rows.map((row) => [row.position, idOf.get(accounts.get(row) ?? 0) ?? 0]))
  await assignCourses(
    database,
    rows.map((row) => [ids.get(row.position) ?? 0, row.courseIds]),
  )
  return { ids, invited: [...accounts.values()] }
}

async function assignCourses(
  database: Database,
  courses: readonly (readonly [teacherId: number, courseIds: readonly number[]])[],
): Promise<void> {
  const values = courses.flatMap(([teacher_id, ids]) => ids.map((course_id) => ({ teacher_id, course_id })))
  await inBatches(values, (some) =>
    database
      .insertInto('course_assignments')
      .values([...some])
      .onConflict((conflict) => conflict.columns(['teacher_id', 'course_id']).doNothing())
      .execute(),
  )
}

/** Gives an existing teacher the values of a row; empty cells change nothing. Returns whether anything changed. */
export async function updateTeacher(
  { database, now }: ImportCall,
  { person, cells, courseIds }: CheckedTeacher,
): Promise<boolean> {
  if (!person) return false
  const given = Object.entries(toProfile(cells)).filter(([, value]) => value !== null && value !== undefined)
  const code = cells.teach_id !== undefined && cells.teach_id !== person.teach_id ? { teach_id: cells.teach_id } : {}
  const isPending = person.status === 'pending'
  // An applicant gets their ID when they are approved.
  const values = {
    ...Object.fromEntries(given.filter(([column, value]) => person[column as never] !== value)),
    ...(isPending ? {} : code),
  }
  const missing = courseIds.filter((id) => !person.courseIds.includes(id))
  const isRenamed = cells.name !== undefined && cells.name !== person.name
  const isMoved = cells.email !== undefined && cells.email !== person.email
  if (Object.keys(values).length === 0 && missing.length === 0 && !isRenamed && !isMoved) return false
  await bumpVersion(database, 'teachers', person.id, undefined)
  if (isMoved) await changeEmail(database, { accountId: person.account_id, email: cells.email, now })
  if (isRenamed) {
    await database
      .updateTable('accounts')
      .set({ name: cells.name ?? '' })
      .where('id', '=', person.account_id)
      .execute()
  }
  if (Object.keys(values).length > 0) {
    await database.updateTable('teachers').set(values).where('id', '=', person.id).execute().catch(rejectRace)
  }
  await assignCourses(database, [[person.id, missing]])
  return true
}
