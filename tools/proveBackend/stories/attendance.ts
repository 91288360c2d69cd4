import { must } from '../must.ts'
import { pastDay } from '../pastDay.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const attendance: Story = {
  title: 'A teacher marks who was there, and mends the mark',
  play: async (stage) => {
    const { ask } = (await stage.teacher()).person
    const [student, { id: classId }] = [await stage.student(), await stage.group()]
    const date = pastDay()
    const mark = { classId, studentId: student.id, date }
    const marks = async () => (await ask('listAttendance', { params: { classId } })).attendences
    await ask('saveAttendance', { params: { recordId: 0 }, body: { ...mark, status: 'present' } })
    const words = 'listAttendance: a mark that was saved isn’t in the list'
    const { id, status } = theOne(await marks(), (one) => one.date === date && one.student.id === student.id, words)
    must(status === 'present', `listAttendance: a mark as present came back as ${status}`)
    await ask('saveAttendance', { params: { recordId: id }, body: { ...mark, status: 'absent' } })
    const [changed, ...others] = await marks()
    must(changed?.status === 'absent' && others.length === 0, 'saveAttendance: with an id it doesn’t change the mark')
    await ask('deleteAttendance', { params: { id } })
    must((await marks()).length === 0, 'deleteAttendance: the mark is still in the list')
  },
}
