import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { teacherCourseHandlers } from './teacherCourseHandlers.ts'

async function open() {
  const school = await openTestSchool({ handlers: teacherCourseHandlers })
  const { token } = await school.admin()
  const assign = (teacherID: number, courseID: number) =>
    school.api('assignCourse', { token, body: { teacherID, courseID } })
  const assigned = (teacherId: number) => school.api('listAssignedCourses', { token, params: { teacherId } })
  const remove = (courseId: number) => school.api('removeAssignedCourse', { token, params: { courseId } })
  return { ...school, assign, assigned, remove }
}

// proves 2§3.5, GET course/get-teacher-assiged-course/{teacherId}, POST course/assign-course
// proves DELETE teacher/remove-allocated-course/{courseId}, GET teacher/get-teacher-course, D3.1
test('a course is assigned once, listed for administrator and teacher, and removed by its assignment id', async () => {
  const { api, teacher, course, assign, assigned, remove, database } = await open()
  const [amina, bilal] = [await teacher(), await teacher('pending')]
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  await database.updateTable('courses').set({ image: 'picture-x.webp' }).where('id', '=', letters).execute()
  expect((await assigned(amina.id)).body).toEqual({ courses: [] })
  expect((await api('listTeacherCourses', { token: amina.token })).body).toEqual({ course: [] })

  await assign(bilal.id, letters)
  expect((await assign(amina.id, grammar)).body).toEqual({ message: 'Course assigned' })
  await Promise.all([assign(amina.id, letters), assign(amina.id, letters)])
  const { courses } = (await assigned(amina.id)).body
  expect(courses.map((item) => item.course)).toEqual([
    { id: grammar, name: 'Grammar' },
    { id: letters, name: 'Letters' },
  ])
  const [, second] = courses
  expect((await api('listTeacherCourses', { token: amina.token })).body.course[1]).toEqual({
    id: second?.id,
    course: {
      id: letters,
      name: 'Letters',
      description: null,
      image: '/uploads/picture-x.webp',
      price: 45,
      course_duration: '3 months',
    },
  })

  expect((await remove(second?.id ?? 0)).body).toEqual({ message: 'Course removed' })
  expect((await remove(second?.id ?? 0)).status).toBe(404)
  expect((await assigned(amina.id)).body.courses).toHaveLength(1)
  expect((await assigned(bilal.id)).body.courses).toHaveLength(1)
})

test('a course taught in a class can’t be removed', async () => {
  const { teacher, course, assign, assigned, remove, database } = await open()
  const [amina, bilal] = [await teacher(), await teacher()]
  const courseId = await course()
  for (const { id } of [amina, bilal]) await assign(id, courseId)
  const created = await database
    .insertInto('classes')
    .values({ teacher_id: amina.id, title: 'Morning letters', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('class_courses').values({ class_id: created.id, course_id: courseId }).execute()
  const assignmentOf = async (id: number) => (await assigned(id)).body.courses[0]?.id ?? 0

  const rejected = await remove(await assignmentOf(amina.id))
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({ courseId: ['The teacher still has a class for this course: Morning letters.'] })
  expect((await remove(await assignmentOf(bilal.id))).status).toBe(200)
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', created.id).execute()
  expect((await remove(await assignmentOf(amina.id))).status).toBe(200)
})

test('deleted or blocked teachers and deleted courses can’t be assigned, nor are they listed', async () => {
  const { api, teacher, course, assign, assigned, database } = await open()
  const [amina, blocked, deleted] = [await teacher(), await teacher('blocked'), await teacher('archived')]
  const courseId = await course()
  expect((await assign(deleted.id, courseId)).status).toBe(404)
  expect((await assigned(deleted.id)).status).toBe(404)
  expect((await assigned(999)).status).toBe(404)
  expect((await assign(blocked.id, courseId)).body.error).toEqual({ teacherID: ['This teacher is blocked.'] })
  expect((await assign(amina.id, 999)).body.error).toEqual({ courseID: ['This course no longer exists.'] })
  await assign(amina.id, courseId)
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', courseId).execute()
  expect((await assign(amina.id, courseId)).status).toBe(422)
  expect((await assigned(amina.id)).body).toEqual({ courses: [] })
  expect((await api('listTeacherCourses', { token: amina.token })).body).toEqual({ course: [] })
})
