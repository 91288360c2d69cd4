import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'
import { lockPerson } from '../auth/lockPeople.ts'
import { readActiveCourseNames } from '../courses/courseHandlers.ts'
import { message } from '#i18n/message.ts'
import { requireTeacher } from './teacherQueries.ts'

type TeacherCourseCalls = 'listAssignedCourses' | 'assignCourse' | 'removeAssignedCourse' | 'listTeacherCourses'

/** Which courses a teacher may teach: 1§2 “Assign Course”, 2§2 “Teacher courses”. */
export const teacherCourseHandlers: HandlersFor<TeacherCourseCalls> = {
  listAssignedCourses: async ({ params, database }) => {
    await requireTeacher(database, params.teacherId)
    const rows = await database
      .selectFrom('course_assignments')
      .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
      .select(['course_assignments.id', 'course_id', 'courses.name'])
      .where('teacher_id', '=', params.teacherId)
      .where('courses.archived_at', 'is', null)
      .orderBy('course_assignments.id')
      .execute()
    return { courses: rows.map(({ id, course_id, name }) => ({ id, course: { id: course_id, name } })) }
  },

  assignCourse: async (call) => {
    const { body, database } = call
    await lockPerson(database, 'teachers', body.teacherID)
    const teacher = await requireTeacher(database, body.teacherID)
    if (teacher.status === 'blocked') throw invalidField('teacherID', message('This teacher is blocked.'))
    const courses = await readActiveCourseNames(database, [body.courseID])
    if (courses.size === 0) throw invalidField('courseID', message('This course no longer exists.'))
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('course_assignments')
      .values({ teacher_id: teacher.id, course_id: body.courseID })
      .onConflict((conflict) => conflict.columns(['teacher_id', 'course_id']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) {
      const what = courses.get(body.courseID)
      const of = { record: ['teacher', teacher.id] as const, teacherId: teacher.id, about: { course: [body.courseID] } }
      await recordDecision(call, { kind: 'assignCourse', ...of, what })
    }
    return { message: message('Course assigned') }
  },

  // The `courseId` of the path is the assignment's id (decision 3).
  removeAssignedCourse: async (call) => {
    const { params, database } = call
    const assignment = await database
      .selectFrom('course_assignments')
      .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
      .select(['course_assignments.id', 'teacher_id', 'course_id', 'courses.name'])
      .where('course_assignments.id', '=', params.courseId)
      .executeTakeFirstOrThrow(notFound)
    const taught = await database
      .selectFrom('classes')
      .innerJoin('class_courses', 'class_courses.class_id', 'classes.id')
      .select('classes.title')
      .where('classes.teacher_id', '=', assignment.teacher_id)
      .where('classes.archived_at', 'is', null)
      .where('class_courses.course_id', '=', assignment.course_id)
      .orderBy('classes.id')
      .executeTakeFirst()
    if (taught)
      throw invalidField('courseId', message('The teacher still has a class for this course: {title}.', taught))
    await database.deleteFrom('course_assignments').where('id', '=', assignment.id).execute()
    const { teacher_id: teacherId, course_id: courseId, name: what } = assignment
    const of = { record: ['teacher', teacherId] as const, teacherId, about: { course: [courseId] } }
    await recordDecision(call, { kind: 'removeCourse', ...of, what })
    return { message: message('Course removed') }
  },

  listTeacherCourses: async ({ account, database }) => {
    const rows = await database
      .selectFrom('teachers')
      .innerJoin('course_assignments', 'course_assignments.teacher_id', 'teachers.id')
      .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
      .select(['course_assignments.id', 'course_id', 'courses.name', 'courses.description', 'courses.image'])
      .select(['courses.price', 'courses.course_duration'])
      .where('teachers.account_id', '=', account.id)
      .where('courses.archived_at', 'is', null)
      .orderBy('course_assignments.id')
      .execute()
    return {
      course: rows.map(({ id, course_id, image, ...facts }) => ({
        id,
        course: { ...facts, id: course_id, image: getPictureUrl(image) },
      })),
    }
  },
}
