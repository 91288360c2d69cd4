import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const manners = { id: 0, title: ' Manners ', description: ' Be kind. ' }

// proves GET student-policy/get, POST student-policy/create-and-edit, DELETE student-policy/delete/{id}
test('policies can be created, edited and deleted, and students can read them', async () => {
  const { ask, admin, student } = await openTestSchool()
  const { token } = await admin()
  const reader = await student()
  const list = async () => (await ask('listPolicies', { token: reader.token })).body.policy
  const remove = () => ask('deletePolicy', { token, params: { id: 1 } })
  expect(await list()).toEqual([])
  expect((await ask('savePolicy', { token, body: manners })).status).toBe(201)
  expect(await list()).toEqual([{ id: 1, version: 1, title: 'Manners', description: 'Be kind.' }])
  expect((await ask('savePolicy', { token, body: { ...manners, id: 1, title: 'Kindness' } })).status).toBe(200)
  expect(await list()).toMatchObject([{ id: 1, title: 'Kindness' }])
  expect(await remove()).toEqual({ status: 200, body: { message: 'Policy deleted successfully' } })
  expect((await remove()).status).toBe(404)
  expect((await ask('savePolicy', { token, body: { ...manners, id: 1 } })).status).toBe(404)
  expect(await list()).toEqual([])
})

test.each([
  ['title', { title: '  ' }, 'Title is required'],
  ['description', { description: '\n' }, 'Description is required'],
])('a blank %s is rejected at its field', async (field, change, expectedMessage) => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const rejected = await ask('savePolicy', { token, body: { ...manners, ...change } })
  expect([rejected.status, rejected.body.error]).toEqual([422, { [field]: [expectedMessage] }])
  expect((await ask('listPolicies', { token })).body.policy).toEqual([])
})
