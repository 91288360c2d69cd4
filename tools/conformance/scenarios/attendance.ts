import { assertConforms } from '../assertConforms.ts'
import { getPastDay } from '../getPastDay.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const attendance: Scenario = {
  title: 'A teacher marks who was there, and mends the mark',
  run: async (stage) => {
    const { call } = (await stage.teacher()).person
    const [student, { id: classId }] = [await stage.student(), await stage.schoolClass()]
    const date = getPastDay()
    const mark = { classId, studentId: student.id, date }
    const marks = async () => (await call('listAttendance', { params: { classId } })).attendences
    await call('saveAttendance', { params: { recordId: 0 }, body: { ...mark, status: 'present' } })
    const words = 'listAttendance: a mark that was saved isn’t in the list'
    const { id, status } = findRequired(
      await marks(),
      (one) => one.date === date && one.student.id === student.id,
      words,
    )
    assertConforms(status === 'present', `listAttendance: a mark as present came back as ${status}`)
    await call('saveAttendance', { params: { recordId: id }, body: { ...mark, status: 'absent' } })
    const [changed, ...others] = await marks()
    assertConforms(
      changed?.status === 'absent' && others.length === 0,
      'saveAttendance: with an id it doesn’t change the mark',
    )
    await call('deleteAttendance', { params: { id } })
    assertConforms((await marks()).length === 0, 'deleteAttendance: the mark is still in the list')
  },
}
