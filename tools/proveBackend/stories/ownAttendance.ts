import { must } from '../must.ts'
import { pastDay } from '../pastDay.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const ownAttendance: Story = {
  title: 'A student reads what was marked of them, and how far the course has come',
  needsExtensions: true,
  play: async (stage) => {
    const teacher = (await stage.teacher()).person
    const [student, group, course] = [await stage.student(), await stage.group(), await stage.course()]
    const own = () => student.person.ask('listOwnAttendance')
    const body = { classId: group.id, studentId: student.id, date: pastDay(), status: 'present' as const }
    await own()
    await teacher.ask('saveAttendance', { params: { recordId: 0 }, body })
    const { courses, marks } = await own()
    const words = 'listOwnAttendance: a mark that was saved isn’t in the list'
    const mark = theOne(marks, (one) => one.class.id === group.id && one.date === body.date, words)
    must(mark.status === 'present', `listOwnAttendance: a mark as present came back as ${mark.status}`)
    const sum = theOne(courses, ({ id }) => id === course.id, 'listOwnAttendance: the course of the class is missing')
    must(sum.present === 1 && sum.absent === 0, 'listOwnAttendance: the sum isn’t that of the marks')
    must(sum.held === 1, 'listOwnAttendance: a day with a mark isn’t counted as held')
    await teacher.ask('deleteAttendance', { params: { id: mark.id } })
  },
}
