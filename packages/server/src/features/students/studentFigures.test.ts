import { expect, test } from 'vitest'
import { openCreationTestSchool } from '#testing/openCreationTestSchool.ts'

test('a page of students has what they are taught, and their overdue fees', async () => {
  const { api, database, ...school } = await openCreationTestSchool()
  const { token } = await school.admin()
  const list = async (limit?: number) =>
    (await api('listStudents', { token, query: limit === undefined ? {} : { limit: String(limit), sort: 'code' } }))
      .body.students
  const { student_id: allotted } = await database
    .selectFrom('allotments')
    .select('student_id')
    .executeTakeFirstOrThrow()
  // One of the fees of the student.
  const { id: feeId, student_id: owing } = await database
    .selectFrom('fees')
    .select(['id', 'student_id'])
    .executeTakeFirstOrThrow()
  const find = async (id: number) => (await list(25)).find((one) => one.id === id)
  expect((await find(allotted))?.teaching).toEqual([
    { course: { id: 1, name: 'Tajweed' }, teacher: expect.objectContaining({ id: 1 }) },
  ])
  expect((await find(owing))?.teaching).toEqual([])
  // The fee is due on 21 December.
  expect((await find(owing))?.overdueFees).toBe(0)
  await database.updateTable('fees').set({ due_on: '2026-11-20' }).where('id', '=', feeId).execute()
  expect((await find(owing))?.overdueFees).toBe(1)
  await database.updateTable('fees').set({ status: 'pending' }).execute()
  expect((await find(owing))?.overdueFees).toBe(0)
  // The whole list, for searches and exports, comes without them.
  expect(Object.keys((await list())[0]!)).not.toContain('teaching')
})
