import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const classes: Story = {
  title: 'A teacher holds a class; its student and the administrator see it',
  play: async (stage) => {
    const admin = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, title, timing } = await stage.group()
    const isIt = (one: { id: number }) => one.id === id
    const listed = (await admin.ask('listAllClasses')).data
    theOne(listed, isIt, 'listAllClasses: a class is missing')
    const params = { teacherId: teacher.id, courseId: course.id }
    theOne((await admin.ask('filterClasses', { params })).data, isIt, 'filterClasses: a class of both is missing')
    const body = { title, link: 'https://example.com/other', classTime: { ...timing, from: '18:30' } }
    await admin.ask('editClass', { params: { id }, body })
    const own = (await teacher.person.ask('listTeacherClasses')).data
    const changed = theOne(own, isIt, 'listTeacherClasses: the class is gone after a change')
    must(changed.classLink === body.link, 'editClass: the link isn’t the one sent')
    must(changed.timings[0]?.from === '18:30', 'editClass: the time isn’t the one sent')
    const long = { params: { id }, body: { ...body, title: 'T'.repeat(256) } }
    const { fields } = await teacher.person.refused('editClass', [422], long)
    must('title' in fields, 'editClass: 422 for a title of 256 letters doesn’t name title')

    const inIt = async () => (await teacher.person.ask('listClassStudents', { params: { id } })).students
    theOne(await inIt(), (one) => one.id === student.id, 'listClassStudents: who was assigned is missing')
    const { students } = await teacher.person.ask('listClassAssignments')
    const link = theOne(
      students,
      (one) => one.classID === id && one.student.id === student.id,
      'listClassAssignments: who was assigned is missing',
    )
    const mine = (await student.person.ask('listStudentClasses')).classes
    theOne(mine, (one) => one.class.id === id, 'listStudentClasses: the student’s class is missing')
    const ofCourse = await student.person.ask('listCourseClasses', { params: { courseId: course.id } })
    theOne(ofCourse.classes, (one) => one.class.id === id, 'listCourseClasses: the student’s class is missing')

    const leaving = { params: { classId: id, studentId: student.id, linkId: link.id } }
    await teacher.person.ask('removeClassStudent', leaving)
    must((await inIt()).length === 0, 'removeClassStudent: the student is still in the class')
    const { slot } = await stage.allotment()
    const classTimings = [{ id: slot.id, preferred_time_from: slot.from, preferred_time_to: slot.to }]
    const back = { classId: id, students: [{ studentId: student.id, classTimings }] }
    await teacher.person.ask('assignStudents', { body: back })
  },
}
