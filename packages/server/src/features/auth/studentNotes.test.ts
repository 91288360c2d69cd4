import type { OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const NOTES = 'Prefers the afternoon.\nHer father calls on Fridays.'

async function open() {
  const school = await openTestSchool()
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  const save = (notes: string, { id = student.id, token = admin.token } = {}) =>
    school.api('saveStudentNotes', { token, params: { id }, body: { notes } })
  const readNotes = async () => {
    const { body } = await school.api('listStudents', { token: admin.token })
    return (body.students as { id: number; notes: string | null }[]).find(({ id }) => id === student.id)?.notes
  }
  return { ...school, adminToken: admin.token, teacherToken: teacher.token, own: student, save, readNotes }
}

// proves X55
test('notes on a student are stored as written and can be cleared', async () => {
  const { save, readNotes } = await open()
  expect(await readNotes()).toBeNull()
  expect(await save(NOTES)).toEqual({ status: 200, body: { message: 'Notes saved' } })
  expect(await readNotes()).toBe(NOTES)
  expect((await save(' ')).status).toBe(200)
  expect(await readNotes()).toBeNull()
})

test('notes that are too long, or on an unknown student, are rejected', async () => {
  const { save, readNotes } = await open()
  const rejected = await save('x'.repeat(4001))
  expect([rejected.status, Object.keys(rejected.body.error as object)]).toEqual([422, ['notes']])
  expect((await save(NOTES, { id: 999 })).status).toBe(404)
  expect(await readNotes()).toBeNull()
})

// proves X55
test('teachers and students can’t write notes, and no response to them contains any', async () => {
  const { api, save, own, teacherToken } = await open()
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
    const { status, body } = await api(id, { token })
    expect([id, status]).toEqual([id, 200])
    expect(JSON.stringify(body)).not.toContain('Fridays')
  }
  for (const token of [teacherToken, own.token]) expect((await api('listStudents', { token })).status).toBe(403)
})

test('deleting a student deletes the notes', async () => {
  const { api, save, own, adminToken, database } = await open()
  await save(NOTES)
  expect((await api('deleteStudent', { token: adminToken, params: { id: own.id } })).status).toBe(200)
  const row = await database.selectFrom('students').select('notes').where('id', '=', own.id).executeTakeFirstOrThrow()
  expect(row.notes).toBeNull()
})
