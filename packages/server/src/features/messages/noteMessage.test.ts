import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

test('noteMessage adds the message to the history of its student or teacher', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const [student, teacher] = [await school.student(), await school.teacher()]
  const note = (recordKind: 'student' | 'teacher', recordId: number, channel: 'whatsapp' | 'email') =>
    school.api('noteMessage', { token, body: { recordKind, recordId, channel, text: 'Lessons start again.' } })
  expect((await note('student', student.id, 'whatsapp')).status).toBe(200)
  expect((await note('teacher', teacher.id, 'email')).status).toBe(200)
  const { body } = await school.api('listActs', { token, query: {} })
  expect(body.acts).toMatchObject([
    { kind: 'messageByEmail', record: { kind: 'teacher', id: teacher.id }, reason: 'Lessons start again.' },
    { kind: 'messageByWhatsApp', record: { kind: 'student', id: student.id }, studentId: student.id },
  ])
})

test('noteMessage rejects unknown people and empty texts', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const { id } = await school.student()
  const body = { recordKind: 'student', recordId: id, channel: 'email', text: 'Hello' } as const
  expect((await school.api('noteMessage', { token, body: { ...body, recordId: 999 } })).status).toBe(404)
  const blank = await school.api('noteMessage', { token, body: { ...body, text: ' ' } })
  expect([blank.status, Object.keys(blank.body.error ?? {})]).toEqual([422, ['text']])
})
