import { assertConforms } from '../assertConforms.ts'
import { getPastDay } from '../getPastDay.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const ownAttendance: Scenario = {
  title: 'A student reads what was marked of them, and how far the course has come',
  needsExtensions: true,
  run: async (stage) => {
    const teacher = (await stage.teacher()).person
    const [student, group, course] = [await stage.student(), await stage.schoolClass(), await stage.course()]
    const own = () => student.person.call('listOwnAttendance')
    const body = { classId: group.id, studentId: student.id, date: getPastDay(), status: 'present' as const }
    await own()
    await teacher.call('saveAttendance', { params: { recordId: 0 }, body })
    const { courses, marks } = await own()
    const words = 'listOwnAttendance: a mark that was saved isn’t in the list'
    const mark = findRequired(marks, (one) => one.class.id === group.id && one.date === body.date, words)
    assertConforms(mark.status === 'present', `listOwnAttendance: a mark as present came back as ${mark.status}`)
    const sum = findRequired(
      courses,
      ({ id }) => id === course.id,
      'listOwnAttendance: the course of the class is missing',
    )
    assertConforms(sum.present === 1 && sum.absent === 0, 'listOwnAttendance: the sum isn’t that of the marks')
    assertConforms(sum.held === 1, 'listOwnAttendance: a day with a mark isn’t counted as held')
    await teacher.call('deleteAttendance', { params: { id: mark.id } })
  },
}
