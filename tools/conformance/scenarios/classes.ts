import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const classes: Scenario = {
  title: 'A teacher holds a class; its student and the administrator see it',
  run: async (stage) => {
    const admin = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, title, timing } = await stage.schoolClass()
    const isIt = (one: { id: number }) => one.id === id
    const listed = (await admin.call('listAllClasses')).data
    findRequired(listed, isIt, 'listAllClasses: a class is missing')
    const params = { teacherId: teacher.id, courseId: course.id }
    findRequired(
      (await admin.call('filterClasses', { params })).data,
      isIt,
      'filterClasses: a class of both is missing',
    )
    const body = { title, link: 'https://example.com/other', classTime: { ...timing, from: '18:30' } }
    await admin.call('editClass', { params: { id }, body })
    const own = (await teacher.person.call('listTeacherClasses')).data
    const changed = findRequired(own, isIt, 'listTeacherClasses: the class is gone after a change')
    assertConforms(changed.classLink === body.link, 'editClass: the link isn’t the one sent')
    assertConforms(changed.timings[0]?.from === '18:30', 'editClass: the time isn’t the one sent')
    const long = { params: { id }, body: { ...body, title: 'T'.repeat(256) } }
    const { fields } = await teacher.person.expectRefused('editClass', [422], long)
    assertConforms('title' in fields, 'editClass: 422 for a title of 256 letters doesn’t name title')

    const inIt = async () => (await teacher.person.call('listClassStudents', { params: { id } })).students
    findRequired(await inIt(), (one) => one.id === student.id, 'listClassStudents: who was assigned is missing')
    const { students } = await teacher.person.call('listClassAssignments')
    const link = findRequired(
      students,
      (one) => one.classID === id && one.student.id === student.id,
      'listClassAssignments: who was assigned is missing',
    )
    const mine = (await student.person.call('listStudentClasses')).classes
    findRequired(mine, (one) => one.class.id === id, 'listStudentClasses: the student’s class is missing')
    const ofCourse = await student.person.call('listCourseClasses', { params: { courseId: course.id } })
    findRequired(ofCourse.classes, (one) => one.class.id === id, 'listCourseClasses: the student’s class is missing')

    const leaving = { params: { classId: id, studentId: student.id, linkId: link.id } }
    await teacher.person.call('removeClassStudent', leaving)
    assertConforms((await inIt()).length === 0, 'removeClassStudent: the student is still in the class')
    const { slot } = await stage.allotment()
    const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
    const back = { classId: id, students: [{ studentId: student.id, classTimings }] }
    await teacher.person.call('assignStudents', { body: back })
  },
}
