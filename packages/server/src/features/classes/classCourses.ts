import type { Database } from '#database/openDatabase.ts'
import type { AccessibleClassIds } from '../timetable/feed/selectAccessibleClassIds.ts'

type Course = { id: number; name: string }

/** What the classes teach, by the number of the class: all classes, those of one teacher, or those that are meant, be it by their ids. */
export async function readClassCourses(
  database: Database,
  of?: number | readonly number[] | AccessibleClassIds,
): Promise<Map<number, Course[]>> {
  const rows = await database
    .selectFrom('class_courses')
    .innerJoin('courses', 'courses.id', 'class_courses.course_id')
    .select(['class_id', 'courses.id', 'courses.name'])
    .$if(of !== undefined, (query) =>
      query.where(
        'class_id',
        'in',
        typeof of === 'object'
          ? of
          : database
              .selectFrom('classes')
              .select('classes.id')
              .where('teacher_id', '=', of ?? 0),
      ),
    )
    .orderBy('courses.id')
    .execute()
  const courses = new Map<number, Course[]>()
  for (const { class_id, ...course } of rows) {
    const known = courses.get(class_id)
    if (known) known.push(course)
    else courses.set(class_id, [course])
  }
  return courses
}

export function withCourses<One extends { id: number }>(
  classes: readonly One[],
  courses: ReadonlyMap<number, Course[]>,
): (One & { courses: Course[] })[] {
  return classes.map((one) => ({ ...one, courses: courses.get(one.id) ?? [] }))
}
