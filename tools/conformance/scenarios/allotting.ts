import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const allotting: Scenario = {
  title: 'A student is allotted to a teacher, at other times later on',
  run: async (stage) => {
    const { call } = await stage.admin()
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id, slot } = await stage.allotment()
    const { teacherAllotment } = await teacher.person.call('listTeacherAllotments')
    const words = 'listTeacherAllotments: the student is missing'
    const mine = findRequired(teacherAllotment, (one) => one.id === id, words)
    assertConforms(mine.student.std_id === student.code, 'listTeacherAllotments: the student has another ID')
    const { teachers } = await call('filterTeachers', { params: { studentId: student.id, courseId: course.id } })
    assertConforms(
      teachers.some((one) => one.id === teacher.id),
      'filterTeachers: the teacher of the student is missing',
    )

    const body = { studentId: student.id, teacherId: teacher.id, courseId: course.id }
    const more = { from: '20:00', to: '21:00' }
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot, more] } })
    const { teacherAllotment: all } = await call('listAllotments')
    const changed = findRequired(all, (one) => one.id === id, 'listAllotments: the allotment is gone after a change')
    const times = new Set(changed.student_class_timings.map((one) => one.preferred_time_from))
    assertConforms(
      [slot.from, more.from].every((time) => times.has(time)),
      'updateAllotment: the times aren’t those sent',
    )
    await call('updateAllotment', { params: { id }, body: { ...body, classTimes: [slot] } })
    const none = { params: { id }, body: { ...body, classTimes: [] } }
    await (await stage.admin()).expectRefused('updateAllotment', [422], none)
  },
}
