import { parseClassTimes } from '@maktab/shared/parseClassTimes'
import type { Weekday } from '@maktab/calendar/WallDay'
import { validateBody } from '#contract/validators.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { type FieldErrors, HttpError, invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { validateTimes } from '#validation/validateDates.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import {
  canIgnoreConflicts,
  describeConflict,
  findFirstConflicts,
  lockSchedules,
} from '../timetable/checkScheduleConflicts.ts'
import { type AllotmentPeople, findAllotmentPeople } from './findAllotmentPeople.ts'
import { type CheckedRow, findUnreadable, toLabel } from './importRules.ts'
import { type ImportCall, rejectRace } from './saveAccounts.ts'
import { type Cells, type PlacedRow, inBatches } from './stagedRows.ts'

type Times = NonNullable<ReturnType<typeof parseClassTimes>>
type CheckedAllotment = CheckedRow & { people: AllotmentPeople; times: Times }

const required = {
  course: message('field|Course'),
  student: message('field|Student'),
  teacher: message('field|Teacher'),
  times: message('field|Times'),
}

/** Checks rows with the rules of allotting a teacher. */
export async function checkAllotments(call: ImportCall, rows: readonly PlacedRow[]): Promise<CheckedAllotment[]> {
  const find = await findAllotmentPeople(
    call.database,
    rows.map(({ cells }) => cells),
  )
  const checked = rows.map(({ position, cells }): CheckedAllotment => {
    const { people, faults: unknown } = find(cells)
    const times = parseClassTimes(cells.times ?? '') ?? []
    const faults: FieldErrors = {
      ...missingCells(cells, people.existing !== undefined),
      ...validateSlots(times),
      ...findUnreadable('allotments', cells),
      ...unknown,
    }
    const { existing, student, teacher, course } = people
    const name = toLabel(student?.name ?? '', teacher?.name ?? '', course?.name ?? '')
    const match = existing === undefined ? null : { id: existing.id, name }
    return { position, cells, match, faults, warnings: [], people, times }
  })
  await noteConflicts(call, checked)
  return checked
}

/** An existing allotment may be without times. */
function missingCells(cells: Cells, isExisting: boolean): FieldErrors {
  const faults: FieldErrors = {}
  for (const [field, label] of Object.entries(required)) {
    if (cells[field as keyof typeof required] !== undefined || (isExisting && field === 'times')) continue
    faults[field] = [message('{label} is required', { label })]
  }
  return faults
}

/** The first fault of the times, which share a cell: by the rules of allotting a teacher, or a repeated time. */
function validateSlots(times: Times): FieldErrors {
  if (times.length === 0) return {}
  const body = { studentId: 1, teacherId: 1, courseId: 1, classTimes: times }
  const [first] = Object.values({ ...validateTimes(times, 'times'), ...validateBody('createAllotment', body) })
  return first ? { times: first } : {}
}

/** Warns of rows that conflict with the timetable, or refuses them if the school allows no conflicts. */
async function noteConflicts(call: ImportCall, rows: readonly CheckedAllotment[]): Promise<void> {
  const proposals = rows.flatMap((row) => {
    const { student, teacher, course, existing } = row.people
    if (!student || !teacher || !course || row.times.length === 0) return []
    const times = row.times.map(({ days, ...hours }) => ({
      ...hours,
      days: days as Weekday[],
      starts: null,
      ends: null,
    }))
    const editing = existing && { id: existing.id }
    return [
      {
        row,
        proposed: {
          kind: 'allotment' as const,
          teacherId: teacher.id,
          courseId: course.id,
          studentIds: [student.id],
          editing,
          times,
        },
      },
    ]
  })
  if (proposals.length === 0) return
  const mayIgnore = await canIgnoreConflicts(call)
  const conflicts = await findFirstConflicts(
    call,
    proposals.map(({ proposed }) => proposed),
  )
  for (const [at, conflict] of conflicts.entries()) {
    const row = proposals[at]?.row
    if (!row || !conflict) continue
    const text = describeConflict(conflict, true)
    if (mayIgnore) row.warnings.push(text)
    else row.faults['times'] ??= [text]
  }
}

export async function createAllotments(
  call: ImportCall,
  rows: readonly CheckedAllotment[],
): Promise<Map<number, number>> {
  const { database } = call
  await lockPeople(database, rows)
  const ids = new Map<number, number>()
  const created = await inBatches(rows, (some) =>
    database
      .insertInto('allotments')
      .values(some.map(({ people }) => toColumns(people)))
      .returning(['id', 'student_id', 'teacher_id', 'course_id'])
      .execute()
      .catch(rejectRace),
  )
  const idOf = new Map(created.flat().map(({ id, ...columns }) => [keyOf(columns), id]))
  for (const { position, people } of rows) ids.set(position, idOf.get(keyOf(toColumns(people))) ?? 0)
  await addTimes(
    database,
    rows.map((row) => [ids.get(row.position) ?? 0, row.times]),
  )
  return ids
}

/** Keeps people from being deleted until their allotments are saved. SQLite allows only one writing transaction. */
async function lockPeople(database: Database, rows: readonly CheckedAllotment[]): Promise<void> {
  if (!isPostgres(database) || rows.length === 0) return
  const people = toPeople(rows)
  const accounts = await database
    .selectFrom('accounts')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('students').select('account_id').where('id', 'in', people.studentIds)),
        eb('id', 'in', selectFrom('teachers').select('account_id').where('id', 'in', people.teacherIds)),
      ]),
    )
    .where('status', '!=', 'archived')
    .orderBy('id')
    .forShare()
    .execute()
  if (accounts.length < people.studentIds.length + people.teacherIds.length)
    throw invalidField('import', message('Someone deleted one of these people meanwhile. Check the rows again.'))
}

function toPeople(rows: readonly CheckedAllotment[]): { studentIds: number[]; teacherIds: number[] } {
  const columns = rows.map(({ people }) => toColumns(people))
  return {
    studentIds: [...new Set(columns.map(({ student_id }) => student_id))],
    teacherIds: [...new Set(columns.map(({ teacher_id }) => teacher_id))],
  }
}

/** Rejects saved rows that conflict with each other, or with what was saved meanwhile, if the school allows no conflicts. */
export async function rejectConflicts(
  call: ImportCall,
  rows: readonly CheckedAllotment[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  if (await canIgnoreConflicts(call)) return
  await lockSchedules(call.database, toPeople(rows))
  const saved = rows.map((row): CheckedAllotment => {
    const existing = row.people.existing ?? { id: ids.get(row.position) ?? 0, times: [] }
    return { ...row, faults: {}, people: { ...row.people, existing } }
  })
  await noteConflicts(call, saved)
  const faults = saved.flatMap(({ position, faults: { times } }) => (times ? [[`rows[${position}].times`, times]] : []))
  if (faults.length > 0) throw new HttpError(422, Object.fromEntries(faults) as FieldErrors)
}

type Columns = { student_id: number; teacher_id: number; course_id: number }

function toColumns({ student, teacher, course }: AllotmentPeople): Columns {
  return { student_id: student?.id ?? 0, teacher_id: teacher?.id ?? 0, course_id: course?.id ?? 0 }
}

const keyOf = ({ student_id: student, teacher_id: teacher, course_id: course }: Columns) =>
  [student, teacher, course].join(' ')

async function addTimes(database: Database, all: readonly (readonly [id: number, times: Times])[]): Promise<void> {
  const values = all.flatMap(([allotment_id, times]) =>
    times.map(({ from, to, days }) => ({
      allotment_id,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    })),
  )
  await inBatches(values, (some) =>
    database
      .insertInto('allotment_timings')
      .values([...some])
      .execute(),
  )
}

/** Gives an existing allotment the times of a row. Returns whether anything changed. */
export async function updateAllotment(
  { database }: ImportCall,
  { people: { existing }, times }: CheckedAllotment,
): Promise<boolean> {
  if (!existing || times.length === 0) return false
  const keyOfTime = ({ from, to, days }: Times[number]) => [from, to, serializeWeekdays(days)].join(' ')
  const wanted = new Set(times.map(keyOfTime))
  const before = new Set(existing.times.map(keyOfTime))
  const removed = existing.times.flatMap((slot) => (wanted.has(keyOfTime(slot)) ? [] : slot.id))
  const added = times.filter((slot) => !before.has(keyOfTime(slot)))
  if (removed.length === 0 && added.length === 0) return false
  await bumpVersion(database, 'allotments', existing.id, undefined)
  // Other slots keep their id, because classes refer to them.
  if (removed.length > 0) await database.deleteFrom('allotment_timings').where('id', 'in', removed).execute()
  await addTimes(database, [[existing.id, added]])
  return true
}
