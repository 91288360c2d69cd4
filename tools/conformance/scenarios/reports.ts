import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const reports: Scenario = {
  title: 'A teacher writes a report; its student reads it, the administrator mends it',
  run: async (stage) => {
    const [admin, { call, expectRefused }] = [await stage.admin(), (await stage.teacher()).person]
    const [student, teacher, course] = [await stage.student(), await stage.teacher(), await stage.course()]
    const { id: classId } = await stage.schoolClass()
    const place = { classId, studentId: student.id, courseId: course.id }
    const body = { id: 0, ...place, attendance: '85%', testRemarks: 'Reads well.', classParticipation: 'Asks much.' }
    const { fields } = await expectRefused('saveReport', [422], { body: { ...body, attendance: '' } })
    assertConforms('attendance' in fields, 'saveReport: 422 for no attendance doesn’t name attendance')
    await call('saveReport', { body })
    const isIt = (one: { student: { id: number } }) => one.student.id === student.id
    const words = 'listTeacherReports: a report that was saved isn’t in the list'
    const { id } = findRequired((await call('listTeacherReports')).data, isIt, words)
    await call('saveReport', { body: { ...body, id, testRemarks: 'Reads very well.' } })
    const read = async () => (await student.person.call('getStudentPerformance', { params: { classId } })).data
    assertConforms(
      (await read())?.test_remarks === 'Reads very well.',
      'getStudentPerformance: not what the teacher wrote',
    )

    const edit = { id, ...place, teacherId: teacher.id, attendance: '90%', test_remarks: 'Recites well.' }
    await admin.call('editReport', { body: edit })
    const all = (await admin.call('listReports')).data
    const mended = findRequired(all, (one) => one.id === id, 'listReports: a report is missing')
    assertConforms(mended.test_remarks === 'Recites well.', 'editReport: the remarks aren’t those sent')
    await call('deleteReport', { params: { id } })
    assertConforms(!(await call('listTeacherReports')).data.some(isIt), 'deleteReport: the report is still in the list')
  },
}
