import { type OperationId, calls } from '@maktab/contract/calls'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { handlers } from '#handlers.ts'
import { callEveryOperation } from '#testing/callEveryOperation.ts'
import { conflictScenarios } from '#testing/conflictScenarios.ts'
import { openConflictTestSchool } from '#testing/openConflictTestSchool.ts'

/** All that takes the time of teachers and students, row by row, by what of it matters for when and whose. */
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

/** The calls by which, in the requests of the contract, a teacher or a student got something in their week. */
async function findPaths() {
  const paths = new Set<string>()
  const watched = Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: OperationRequest<OperationId>) => {
        const { database } = call
        // In the demonstration they are in the class already, and are to be there afterwards as before.
        const links = id === 'assignStudents' ? await database.selectFrom('class_students').selectAll().execute() : []
        if (links.length > 0) await database.deleteFrom('class_students').execute()
        const before = await timeTaken(database)
        const answer = await (handle as AnyHandler)(call)
        const after = await timeTaken(database)
        if ([...after].some((row) => !before.has(row))) paths.add(id)
        if (links.length > 0) {
          await database.deleteFrom('class_students').execute()
          await database.insertInto('class_students').values(links).execute()
        }
        return answer
      },
    ]),
  ) as Partial<Handlers>
  const answered = await callEveryOperation(watched)
  return { paths, done: new Set(answered.flatMap(({ id, status }) => (status < 300 ? [id] : []))) }
}

/**
 * Calls by which somebody gets in or is let in, which give nobody a lesson: what they name are offers and wishes, or what
 * a teacher may teach.
 */
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

test('the paths by which somebody gets a lesson are those that are tried here, of all calls of the contract', async () => {
  const { paths, done } = await findPaths()
  const unasked = (Object.keys(calls) as OperationId[]).filter((id) => !done.has(id))
  expect(unasked).toEqual([])
  expect([...paths].toSorted()).toEqual(Object.keys(conflictScenarios).toSorted())
  expect(withoutLessons.filter((id) => paths.has(id))).toEqual([])
})

test('nothing else writes what takes somebody’s time', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url))
  const writing =
    /(insertInto|updateTable)\('(class_timings|class_students|allotments|allotment_timings|lesson_changes)'\)/
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(testing|demo)/.test(name))
    .filter((name) => writing.test(readFileSync(join(source, name), 'utf8')))
  expect(files.toSorted()).toEqual([
    'features/allotments/allotmentHandlers.ts',
    'features/allotments/saveAllotmentSlots.ts',
    'features/classes/classHandlers.ts',
    'features/classes/classStudentHandlers.ts',
    // Takes a name out of the notes on lessons, and moves none.
    'features/erasure/eraseFromClasses.ts',
    // Locks who is in a class, and changes nothing.
    'features/reports/reportSubject.ts',
    'features/timetable/changeManyLessons.ts',
    'features/timetable/changeOneLesson.ts',
    'features/timetable/undoLessonChange.ts',
  ])
})

test.each(
  Object.entries(conflictScenarios).flatMap(([id, ways]) =>
    Object.entries(ways).map(([way, perform]) => [id, way, perform] as const),
  ),
)('%s %s is refused, and nothing is kept of it', async (id, _, perform) => {
  const school = await openConflictTestSchool()
  const call = await perform(school)
  const before = await timeTaken(school.database)
  expect((await call()).status).toBe(id === 'undoLessonChange' ? 409 : 422)
  expect(await timeTaken(school.database)).toEqual(before)
})
