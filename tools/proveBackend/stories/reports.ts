import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const reports: Story = {
  title: 'A teacher writes a report; its student reads it, the administrator mends it',
  play: async (stage) => {
    const [admin, { ask, refused }] = [await stage.admin(), (await stage.teacher()).person]
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id: classId } = await stage.group()
    const place = { classId, studentId: student.id, courseId: course.id }
    const body = { id: 0, ...place, attendance: '85%', testRemarks: 'Reads well.', classParticipation: 'Asks much.' }
    const { fields } = await refused('saveReport', [422], { body: { ...body, attendance: '' } })
    must('attendance' in fields, 'saveReport: 422 for no attendance doesn’t name attendance')
    await ask('saveReport', { body })
    const isIt = (one: { student: { id: number } }) => one.student.id === student.id
    const words = 'listTeacherReports: a report that was saved isn’t in the list'
    const { id } = theOne((await ask('listTeacherReports')).data, isIt, words)
    await ask('saveReport', { body: { ...body, id, testRemarks: 'Reads very well.' } })
    const read = async () => (await student.person.ask('getStudentPerformance', { params: { classId } })).data
    must((await read())?.test_remarks === 'Reads very well.', 'getStudentPerformance: not what the teacher wrote')

    const edit = { id, ...place, teacherId: teacher.id, attendance: '90%', test_remarks: 'Recites well.' }
    await admin.ask('editReport', { body: edit })
    const all = (await admin.ask('listReports')).data
    const mended = theOne(all, (one) => one.id === id, 'listReports: a report is missing')
    must(mended.test_remarks === 'Recites well.', 'editReport: the remarks aren’t those sent')
    await ask('deleteReport', { params: { id } })
    must(!(await ask('listTeacherReports')).data.some(isIt), 'deleteReport: the report is still in the list')
  },
}
