import { createJsonBuilder, joinJsonArray, toJson, addJsonField } from '#database/jsonRows.ts'
import { createWeekdaysExpression } from '#validation/weekdays.ts'
import type { Database } from '#database/openDatabase.ts'

type Ids = ReturnType<typeof selectIds>
type Narrow = (query: Ids) => Ids

const selectIds = (database: Database) => database.selectFrom('allotments').select('allotments.id')

/** The list rows of these allotments. */
export async function readAllotments(database: Database, ids: readonly number[]) {
  const rows = await readAllotmentRows(database, (query) => query.where('allotments.id', 'in', ids))
  return new Map(rows.map(({ id, allotment }) => [id, allotment]))
}

/** The allotments of a teacher, with student and course. */
export function readTeacherAllotments(database: Database, teacherId: number) {
  return readAllotmentRows(database, (query) => query.where('allotments.teacher_id', '=', teacherId))
}

/**
 * Allotments with people, course and slots. Teachers and courses are few compared to allotments, so they are read once
 * instead of joined to every row.
 */
async function readAllotmentRows(database: Database, narrow: Narrow) {
  const json = createJsonBuilder(database)
  const rows = await database
    .selectFrom('allotments')
    .innerJoin('students', 'students.id', 'allotments.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(({ ref }) => [
      'allotments.id',
      'allotments.teacher_id',
      'student_id',
      'course_id',
      json
        .text({
          id: ref('allotments.id'),
          version: ref('allotments.version'),
          student: json.object({ id: ref('student_id'), std_id: ref('std_id'), name: ref('accounts.name') }),
        })
        .as('allotment'),
    ])
    .where('allotments.id', 'in', narrow(selectIds(database)))
    .orderBy('allotments.id')
    .execute()
  if (rows.length === 0) return []
  const [slotsOf, teachers, courses] = await Promise.all([
    readSlots(database, narrow),
    readTeachers(database, new Set(rows.map((row) => row.teacher_id))),
    readCourses(database, new Set(rows.map((row) => row.course_id))),
  ])
  return rows.flatMap(({ id, teacher_id, student_id, course_id, allotment }) => {
    const [teacher, course] = [teachers.get(teacher_id), courses.get(course_id)]
    if (!teacher || !course) return []
    const taught = addJsonField(addJsonField(allotment, 'teacher', teacher), 'course', course)
    const timed = addJsonField(
      taught,
      'student_class_timings',
      joinJsonArray((slotsOf.get(id) ?? []).map(({ slot }) => slot)),
    )
    return [{ id, student_id, course_id, allotment: timed }]
  })
}

async function readSlots(database: Database, narrow: Narrow) {
  const json = createJsonBuilder(database)
  const daysOf = createWeekdaysExpression(database)
  const rows = await database
    .selectFrom('allotment_timings')
    .select(({ ref }) => [
      'allotment_id',
      json
        .text({
          id: ref('id'),
          preferred_time_from: ref('time_from'),
          preferred_time_to: ref('time_to'),
          days: daysOf(ref('days')),
        })
        .as('slot'),
    ])
    .where('allotment_id', 'in', narrow(selectIds(database)))
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ allotment_id }) => allotment_id)
}

async function readTeachers(database: Database, ids: ReadonlySet<number>) {
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'teach_id', 'accounts.name'])
    .where('teachers.id', 'in', [...ids])
    .execute()
  return new Map(teachers.map((teacher) => [teacher.id, toJson(teacher)]))
}

async function readCourses(database: Database, ids: ReadonlySet<number>) {
  const courses = await database
    .selectFrom('courses')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(courses.map((course) => [course.id, toJson(course)]))
}
