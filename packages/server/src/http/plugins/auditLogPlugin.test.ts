import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

test('auditLogPlugin records which record an administrator changed, without its texts', async () => {
  const { api, admin, student, database } = await openTestSchool()
  const { token, accountId } = await admin()
  await api('savePolicy', {
    token,
    body: { id: 0, title: 'Be on time', description: 'Lessons begin when they begin.' },
  })
  await api('listPolicies', { token })
  await api('signOut', { token: (await student()).token })
  expect(await database.selectFrom('audit').select(['account_id', 'action', 'subject']).execute()).toEqual([
    { account_id: accountId, action: 'savePolicy', subject: JSON.stringify({ id: 0 }) },
  ])
})
