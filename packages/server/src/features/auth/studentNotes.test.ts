import type { OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const NOTES = 'Prefers the afternoon.\nHer father calls on Fridays.'

async function open() {
  const school = await openTestSchool()
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  const save = (notes: string, { id = student.id, token = admin.token } = {}) =>
    school.ask('saveStudentNotes', { token, params: { id }, body: { notes } })
  const kept = async () => {
    const { body } = await school.ask('listStudents', { token: admin.token })
    return (body.students as { id: number; notes: string | null }[]).find(({ id }) => id === student.id)?.notes
  }
  return { ...school, adminToken: admin.token, teacherToken: teacher.token, own: student, save, kept }
}

// proves X55
test('notes on a student are kept as they were written, and taken away again', async () => {
  const { save, kept } = await open()
  expect(await kept()).toBeNull()
  expect(await save(NOTES)).toEqual({ status: 200, body: { message: 'Notes saved' } })
  expect(await kept()).toBe(NOTES)
  expect((await save(' ')).status).toBe(200)
  expect(await kept()).toBeNull()
})

test('notes that are too long, or on nobody, are refused', async () => {
  const { save, kept } = await open()
  const refused = await save('x'.repeat(4001))
  expect([refused.status, Object.keys(refused.body.error as object)]).toEqual([422, ['notes']])
  expect((await save(NOTES, { id: 999 })).status).toBe(404)
  expect(await kept()).toBeNull()
})

// proves X55
test('neither teachers nor the student may write notes, and nothing that either reads holds them', async () => {
  const { ask, save, own, teacherToken } = await open()
  await save(NOTES)
  for (const token of [teacherToken, own.token]) expect((await save('Mine', { token })).status).toBe(403)
  const reads: [string, OperationId][] = [
    [own.token, 'getCurrentUser'],
    [own.token, 'listStudentBilling'],
    [own.token, 'listStudentClasses'],
    [teacherToken, 'listTeacherAllotments'],
    [teacherToken, 'listClassAssignments'],
  ]
  for (const [token, id] of reads) {
    const { status, body } = await ask(id, { token })
    expect([id, status]).toEqual([id, 200])
    expect(JSON.stringify(body)).not.toContain('Fridays')
  }
  for (const token of [teacherToken, own.token]) expect((await ask('listStudents', { token })).status).toBe(403)
})

test('of a student who is deleted no notes are left', async () => {
  const { ask, save, own, adminToken, database } = await open()
  await save(NOTES)
  expect((await ask('deleteStudent', { token: adminToken, params: { id: own.id } })).status).toBe(200)
  const row = await database.selectFrom('students').select('notes').where('id', '=', own.id).executeTakeFirstOrThrow()
  expect(row.notes).toBeNull()
})
