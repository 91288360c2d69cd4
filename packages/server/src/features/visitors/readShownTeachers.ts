import type { Database } from '#database/openDatabase.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'
import { parseTeacherLanguages } from './teacherProfile.ts'

/**
 * The active teachers who agreed to a public profile that the office doesn’t hide, and who teach at least one of the
 * courses; of a single course if given.
 */
export async function readShownTeachers(database: Database, courseId: number | undefined) {
  const assignments = await database
    .selectFrom('course_assignments')
    .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
    .innerJoin('teachers', 'teachers.id', 'course_assignments.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.name', 'public_name', 'teachers.about', 'languages_spoken'])
    .select(['experience_years', 'accounts.avatar', 'course_assignments.course_id'])
    .where('courses.archived_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('is_public', '=', 1)
    .where('is_hidden', '=', 0)
    .orderBy('teachers.id')
    .orderBy('course_assignments.course_id')
    .execute()
  const teachers = [...Map.groupBy(assignments, ({ id }) => id).values()].flatMap((ofOne) => {
    const [first] = ofOne
    if (first === undefined) return []
    const teacher = {
      id: first.id,
      name: first.public_name ?? first.name,
      about: first.about ?? '',
      languages: parseTeacherLanguages(first.languages_spoken),
      experienceYears: first.experience_years,
      photo: getPictureUrl(first.avatar),
      courseIds: ofOne.map(({ course_id: id }) => id),
    }
    return [teacher]
  })
  return courseId === undefined ? teachers : teachers.filter(({ courseIds }) => courseIds.includes(courseId))
}
