import { type LimitedPart, type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const ids = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].roles.includes('admin'))
const anyParams = {
  courseId: 1,
  outlineId: 1,
  teacherId: 1,
  studentId: 1,
  id: 1,
  eventId: 1,
  classId: 1,
  timingId: 1,
}
const refusal = 'This belongs to another part of the office. Ask an administrator with full access.'

test.each(['payments', 'teaching'] as const)(
  'every operation of administrators allows or rejects one with the part %s as the contract says',
  async (part: LimitedPart) => {
    const { api, admin } = await openTestSchool()
    const limited = await admin(part)
    const wrong: string[] = []
    for (const id of ids.filter((one) => one !== 'signOut')) {
      const { status, body } = await api(id, { token: limited.token, params: anyParams })
      const isRefused = status === 403 && body.error === refusal
      const isExpected = calls[id].parts.includes(part) ? status !== 403 && status !== 401 : isRefused
      if (!isExpected) wrong.push(`${id}: ${status} ${JSON.stringify(body.error)}`)
    }
    expect(wrong).toEqual([])
    expect(ids.length).toBeGreaterThan(80)
  },
)

test('an administrator without a part is allowed every operation', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const rejected: OperationId[] = []
  for (const id of ids.filter((one) => one !== 'signOut')) {
    if ([401, 403].includes((await api(id, { token, params: anyParams })).status)) rejected.push(id)
  }
  expect(rejected).toEqual([])
})

test('a changed part applies to the next request of an open session', async () => {
  const { api, admin } = await openTestSchool()
  const [head, colleague] = [await admin(), await admin()]
  const read = async () => (await api('listPolicies', { token: colleague.token })).status
  expect(await read()).toBe(200)
  const { accountId: id } = colleague
  const body = { name: 'Yusuf', part: 'payments' }
  expect((await api('editStaff', { token: head.token, params: { id }, body })).status).toBe(200)
  expect(await read()).toBe(403)
  const user = (await api('getCurrentUser', { token: colleague.token })).body.user
  expect(user).toMatchObject({ name: 'Yusuf', part: 'payments', administrators: ['Salma'] })
})

test('a part limits only administrators', async () => {
  const { api, database, teacher } = await openTestSchool()
  const { token, accountId } = await teacher()
  await database.updateTable('accounts').set({ part: 'payments' }).where('id', '=', accountId).execute()
  expect((await api('listTeacherClasses', { token })).status).toBe(200)
})
