import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const assigning: Scenario = {
  title: 'A teacher is assigned a course and loses it again',
  run: async ({ run, admin, teacher, visitor, onCleanup }) => {
    const { call } = await admin()
    const { id: teacherId, person } = await teacher()
    const name = `Assigned ${run}`
    await call('saveCourse', { body: { name, price: 5 } })
    const { course } = await visitor.call('listCourses')
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id: courseId } = findRequired(course, (one) => one.name === name, words)
    onCleanup(`the course ${name}`, () => call('deleteCourse', { params: { courseId } }))
    await call('assignCourse', { body: { teacherID: teacherId, courseID: courseId } })
    const assigned = async () =>
      (await call('listAssignedCourses', { params: { teacherId } })).courses.filter((one) => one.course.id === courseId)
    const own = async () => (await person.call('listTeacherCourses')).course.some((one) => one.course.id === courseId)
    const link = findRequired(
      await assigned(),
      () => true,
      'listAssignedCourses: a course that was assigned is missing',
    )
    assertConforms(await own(), 'listTeacherCourses: a course that was assigned is missing')
    await person.call('listOutlines', { params: { courseId } })
    await call('removeAssignedCourse', { params: { courseId: link.id } })
    assertConforms((await assigned()).length === 0, 'removeAssignedCourse: the course is still in the list')
    assertConforms(!(await own()), 'removeAssignedCourse: the teacher still has the course')
  },
}
