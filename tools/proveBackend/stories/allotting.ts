import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const allotting: Story = {
  title: 'A student is allotted to a teacher, at other times later on',
  play: async (stage) => {
    const { ask } = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, slot } = await stage.allotment()
    const { teacherAllotment } = await teacher.person.ask('listTeacherAllotments')
    const words = 'listTeacherAllotments: the student is missing'
    const mine = theOne(teacherAllotment, (one) => one.id === id, words)
    must(mine.student.std_id === student.code, 'listTeacherAllotments: the student has another ID')
    const { teachers } = await ask('filterTeachers', { params: { studentId: student.id, courseId: course.id } })
    must(
      teachers.some((one) => one.id === teacher.id),
      'filterTeachers: the teacher of the student is missing',
    )

    const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id }
    const more = { from: '20:00', to: '21:00' }
    await ask('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot, more] } })
    const { teacherAllotment: all } = await ask('listAllotments')
    const changed = theOne(all, (one) => one.id === id, 'listAllotments: the allotment is gone after a change')
    const times = new Set(changed.student_class_timings.map((one) => one.preferred_time_from))
    must(
      [slot.from, more.from].every((time) => times.has(time)),
      'updateAllotment: the times aren’t those sent',
    )
    await ask('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot] } })
    const none = { params: { id }, body: { ...body, classTimes: [] } }
    await (await stage.admin()).refused('updateAllotment', [422], none)
  },
}
