import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const assigning: Story = {
  title: 'A teacher is assigned a course and loses it again',
  play: async ({ run, admin, teacher, visitor, afterwards }) => {
    const { ask } = await admin()
    const { id: teacherId, person } = await teacher()
    const name = `Assigned ${run}`
    await ask('saveCourse', { body: { name, price: 5 } })
    const { course } = await visitor.ask('listCourses')
    const words = 'listCourses: a course that was saved isn’t in the list'
    const { id: courseId } = theOne(course, (one) => one.name === name, words)
    afterwards(`the course ${name}`, () => ask('deleteCourse', { params: { courseId } }))
    await ask('assignCourse', { body: { teacherID: teacherId, courseID: courseId } })
    const assigned = async () =>
      (await ask('listAssignedCourses', { params: { teacherId } })).courses.filter((one) => one.course.id === courseId)
    const own = async () => (await person.ask('listTeacherCourses')).course.some((one) => one.course.id === courseId)
    const link = theOne(await assigned(), () => true, 'listAssignedCourses: a course that was assigned is missing')
    must(await own(), 'listTeacherCourses: a course that was assigned is missing')
    await person.ask('listOutlines', { params: { courseId } })
    await ask('removeAssignedCourse', { params: { courseId: link.id } })
    must((await assigned()).length === 0, 'removeAssignedCourse: the course is still in the list')
    must(!(await own()), 'removeAssignedCourse: the teacher still has the course')
  },
}
