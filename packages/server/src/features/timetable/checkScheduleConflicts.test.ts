import { type OperationId, calls } from '@maktab/contract/calls'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { handlers } from '#handlers.ts'
import { callEveryOperation } from '#testing/callEveryOperation.ts'
import { scheduleConflictScenarios, openConflictTestSchool } from '#testing/scheduleConflictScenarios.ts'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

/** Every row that takes someone's time, reduced to who and when. */
async function timeTaken(database: Database): Promise<Set<string>> {
  const rows = [
    await database
      .selectFrom('class_timings')
      .innerJoin('classes', 'classes.id', 'class_timings.class_id')
      .selectAll('class_timings')
      .select(['teacher_id', 'classes.starts as class_starts', 'classes.ends as class_ends'])
      .where('archived_at', 'is', null)
      .execute(),
    await database.selectFrom('class_students').select(['class_id', 'student_id']).execute(),
    await database
      .selectFrom('allotment_timings')
      .innerJoin('allotments', 'allotments.id', 'allotment_timings.allotment_id')
      .selectAll('allotment_timings')
      .select(['teacher_id', 'student_id', 'course_id'])
      .execute(),
    await database.selectFrom('lesson_changes').select(['timing_id', 'day', 'to_day', 'to_from', 'to_to']).execute(),
  ]
  return new Set(rows.flatMap((some, table) => some.map((row) => `${table} ${JSON.stringify(row)}`)))
}

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** The operations whose example requests in the contract add something to the week of a teacher or student. */
async function findPaths() {
  const paths = new Set<string>()
  const watched = Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: OperationRequest<OperationId>) => {
        const { database } = call
        // In the demo data they are already in the class, and must be again afterwards.
        const links = id === 'assignStudents' ? await database.selectFrom('class_students').selectAll().execute() : []
        if (links.length > 0) await database.deleteFrom('class_students').execute()
        const before = await timeTaken(database)
        const response = await (handle as AnyHandler)(call)
        const after = await timeTaken(database)
        if ([...after].some((row) => !before.has(row))) paths.add(id)
        if (links.length > 0) {
          await database.deleteFrom('class_students').execute()
          await database.insertInto('class_students').values(links).execute()
        }
        return response
      },
    ]),
  ) as Partial<Handlers>
  const answered = await callEveryOperation(watched)
  return { paths, done: new Set(answered.flatMap(({ id, status }) => (status < 300 ? [id] : []))) }
}

/** Operations that create or accept people without giving them lessons: their times are only offered or preferred. */
const withoutLessons: OperationId[] = [
  'submitTeacherApplication',
  'assignTeacherCredentials',
  'blockTeacher',
  'assignCourse',
  'registerStudent',
  'assignStudentId',
  'purchaseCourse',
  'decidePurchase',
]

test('the operations that give someone a lesson are exactly those tested here', async () => {
  const { paths, done } = await findPaths()
  const unasked = (Object.keys(calls) as OperationId[]).filter((id) => !done.has(id))
  expect(unasked).toEqual([])
  expect([...paths].toSorted()).toEqual(Object.keys(scheduleConflictScenarios).toSorted())
  expect(withoutLessons.filter((id) => paths.has(id))).toEqual([])
})

test('no other code writes rows that take someone’s time', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url))
  const writing =
    /(insertInto|updateTable)\('(class_timings|class_students|allotments|allotment_timings|lesson_changes)'\)/
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(testing|demo)/.test(name))
    .filter((name) => writing.test(readFileSync(join(source, name), 'utf8')))
  expect(files.toSorted()).toEqual([
    'features/allotments/allotmentHandlers.ts',
    'features/classes/classHandlers.ts',
    'features/classes/classStudentHandlers.ts',
    'features/classes/insertClass.ts',
    // Removes a name from lesson notes and moves no lesson.
    'features/erasure/eraseFromRecords.ts',
    'features/import/importAllotments.ts',
    // Locks the students of a class and changes nothing.
    'features/reports/checkReportSubject.ts',
    'features/timetable/changeLessons.ts',
    'features/timetable/undoLessonChange.ts',
  ])
})

test.each(
  Object.entries(scheduleConflictScenarios).flatMap(([id, scenarios]) =>
    Object.entries(scenarios).map(([way, perform]) => [id, way, perform] as const),
  ),
)('%s %s is refused, and nothing is kept of it', async (id, _, perform) => {
  const school = await openConflictTestSchool()
  const call = await perform(school)
  const before = await timeTaken(school.database)
  expect((await call()).status).toBe(id === 'undoLessonChange' ? 409 : 422)
  expect(await timeTaken(school.database)).toEqual(before)
})

/** A class on Mondays and Wednesdays from 16:00 to 17:00. */
async function open() {
  const school = await openTimetableTestSchool()
  const { api, teacher, makeClass } = school
  const made = await makeClass({ title: 'Tajweed', days: [1, 3], starts: '2026-11-02' })
  const change = (kind: string, scope: string, day: string, more: object = {}) =>
    api('changeLessons', {
      token: teacher.token,
      body: { classId: made.id, timingId: made.timingId, day, scope, change: kind, ...more },
    })
  const at = (day: string, from = '16:00', to = '17:00') => ({ to: { day, from, to } })
  return { ...school, made, change, at }
}

test('moving a lesson onto another one of the same timing is rejected unless the request confirms it', async () => {
  const { change, at } = await open()
  const onto = await change('move', 'one', '2026-11-23', at('2026-11-25'))
  expect(onto.body.error).toEqual({ to: [expect.stringMatching(/“Tajweed” at that time, starting Wed, 25 Nov 2026/)] })
  expect((await change('move', 'one', '2026-11-23', at('2026-11-25', '16:59', '18:00'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-23', at('2026-11-24', '23:00', '16:01'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-23', at('2026-11-25', '17:00', '18:00'))).status).toBe(200)
  // The place a lesson was moved to counts; its original place and the moved lesson itself don't.
  expect((await change('move', 'one', '2026-11-30', at('2026-11-25', '17:30', '18:00'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-30', at('2026-11-23'))).status).toBe(200)
  expect((await change('move', 'one', '2026-11-30', at('2026-11-30', '16:30', '17:30'))).status).toBe(200)
  expect((await change('cancel', 'one', '2026-12-02')).status).toBe(200)
  expect((await change('move', 'one', '2026-12-07', at('2026-12-02'))).status).toBe(200)
  expect((await change('move', 'one', '2026-12-14', at('2026-12-16'))).status).toBe(422)
  expect((await change('move', 'one', '2026-12-14', { ...at('2026-12-16'), goOn: true })).status).toBe(200)
})

test('lessons moved together are checked against earlier lessons of the timing that stay', async () => {
  const { change, at } = await open()
  expect((await change('move', 'rest', '2026-12-02', at('2026-11-30'))).status).toBe(422)
  expect((await change('move', 'one', '2026-11-25', at('2026-12-03', '16:30', '17:30'))).status).toBe(200)
  expect((await change('move', 'rest', '2026-12-02', at('2026-12-03'))).status).toBe(422)
  expect((await change('move', 'rest', '2026-12-02', at('2026-12-03', '17:30', '18:30'))).status).toBe(200)
})

test('restoring a lesson or undoing a change is rejected if its time was taken in the meantime', async () => {
  const { api, teacher, change, makeClass } = await open()
  const undo = async (id: number) => (await api('undoLessonChange', { token: teacher.token, params: { id } })).status
  const onDay = { title: 'Hifz', days: [1], classTime: { from: '16:30', to: '17:30' } }
  const { change: ended } = (await change('cancel', 'rest', '2026-12-07')).body
  const later = await makeClass({ ...onDay, starts: '2026-12-14', ends: '2026-12-14' })
  expect(await undo(ended)).toBe(409)
  await api('deleteClass', { token: teacher.token, params: { id: later.id } })
  expect(await undo(ended)).toBe(200)

  const { change: cancelled } = (await change('cancel', 'one', '2026-11-23')).body
  await makeClass({ ...onDay, starts: '2026-11-23', ends: '2026-11-23' })
  expect(await undo(cancelled)).toBe(409)
  const rejected = await change('restore', 'one', '2026-11-23')
  expect(rejected.body.error).toEqual({ to: [expect.stringMatching(/“Hifz” at that time, starting Mon, 23 Nov 2026/)] })
  expect((await change('restore', 'one', '2026-11-23', { goOn: true })).status).toBe(200)
})
