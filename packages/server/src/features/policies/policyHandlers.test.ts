import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const manners = { id: 0, title: ' Manners ', description: ' Be kind. ' }

// proves GET student-policy/get, POST student-policy/create-and-edit, DELETE student-policy/delete/{id}
test('policies can be created, edited and deleted, and students can read them', async () => {
  const { api, admin, student } = await openTestSchool()
  const { token } = await admin()
  const reader = await student()
  const list = async () => (await api('listPolicies', { token: reader.token })).body.policy
  const remove = () => api('deletePolicy', { token, params: { id: 1 } })
  expect(await list()).toEqual([])
  expect((await api('savePolicy', { token, body: manners })).status).toBe(201)
  expect(await list()).toEqual([{ id: 1, version: 1, title: 'Manners', description: 'Be kind.' }])
  expect((await api('savePolicy', { token, body: { ...manners, id: 1, title: 'Kindness' } })).status).toBe(200)
  expect(await list()).toMatchObject([{ id: 1, title: 'Kindness' }])
  expect(await remove()).toEqual({ status: 200, body: { message: 'Policy deleted successfully' } })
  expect((await remove()).status).toBe(404)
  expect((await api('savePolicy', { token, body: { ...manners, id: 1 } })).status).toBe(404)
  expect(await list()).toEqual([])
})

const translations = { ur: { title: 'آداب', description: 'نرمی سے پیش آئیں۔' }, ar: { title: 'الأدب' } }

// proves X199
test('translations of a policy are stored, kept by a form without them, and removed by an empty one', async () => {
  const { api, admin, student } = await openTestSchool()
  const { token } = await admin()
  const reader = await student()
  const list = async () => (await api('listPolicies', { token: reader.token })).body.policy
  expect((await api('savePolicy', { token, body: { ...manners, translations } })).status).toBe(201)
  expect(await list()).toEqual([{ id: 1, version: 1, title: 'Manners', description: 'Be kind.', translations }])
  expect((await api('savePolicy', { token, body: { ...manners, id: 1, title: 'Kindness' } })).status).toBe(200)
  expect(await list()).toMatchObject([{ title: 'Kindness', translations }])
  expect((await api('savePolicy', { token, body: { ...manners, id: 1, translations: {} } })).status).toBe(200)
  expect(await list()).toMatchObject([{ title: 'Manners', translations: {} }])
})

test.each([
  [{ ur: { title: ' ' } }, 'translations.ur.title', 'Title is required'],
  [
    { ar: { description: 'x'.repeat(5001) } },
    'translations.ar.description',
    'Description must have at most 5000 characters',
  ],
  [{ fr: { title: 'Égards' } }, 'translations.fr', 'Fr isn’t expected here'],
])('an invalid translation of a policy is rejected at its field: %j', async (invalid, field, expectedMessage) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const rejected = await api('savePolicy', { token, body: { ...manners, translations: invalid } })
  expect([rejected.status, rejected.body.error]).toEqual([422, { [field]: [expectedMessage] }])
})

test.each([
  ['title', { title: '  ' }, 'Title is required'],
  ['description', { description: '\n' }, 'Description is required'],
])('a blank %s is rejected at its field', async (field, change, expectedMessage) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const rejected = await api('savePolicy', { token, body: { ...manners, ...change } })
  expect([rejected.status, rejected.body.error]).toEqual([422, { [field]: [expectedMessage] }])
  expect((await api('listPolicies', { token })).body.policy).toEqual([])
})
