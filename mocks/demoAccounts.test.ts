import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { asJson, openMockForTest } from './openMockForTest.ts'

const people = ['admin', 'teacher', 'student', 'blocked'] as const

test.each(people)('%s signs in with any password, and the token identifies the account', async (name) => {
  const { request } = await openMockForTest()
  const signedIn = await request('/api/auth/login', asJson({ email: `${name}@maktab.test`, password: 'anything' }))
  expect(signedIn.status).toBe(200)
  const body = (await signedIn.json()) as { token: string }
  expect(body).toEqual(examples.signIn[200][name])
  const user = await request('/api/auth/get', { headers: { token: body.token } })
  expect(await user.json()).toEqual(examples.getCurrentUser[200][name])
})

test('an unknown email gets the contract’s wrongPassword error', async () => {
  const { request } = await openMockForTest()
  const stranger = await request('/api/auth/login', asJson({ email: 'stranger@maktab.test', password: 'anything' }))
  expect([stranger.status, await stranger.json()]).toEqual([401, examples.signIn[401].wrongPassword])
})

test.each([
  ['no token', {}, 401, examples.listStudents[401].notSignedIn],
  ['an unknown token', { token: 'stolen' }, 401, examples.listStudents[401].sessionExpired],
  ['the wrong role', { token: 'mock-token-student' }, 403, examples.listStudents[403].wrongRole],
  ['a blocked account', { token: 'mock-token-blocked' }, 403, examples.listStudents[403].accountBlocked],
  ['the right role', { token: 'mock-token-admin' }, 200, examples.listStudents[200].typical],
])(
  'a call for admins with %s returns the matching example',
  async (_, headers: Record<string, string>, status, body) => {
    const { request } = await openMockForTest()
    const response = await request('/api/student/get', { headers })
    expect([response.status, await response.json()]).toEqual([status, body])
  },
)

test.each(people)('%s can sign out', async (name) => {
  const { request } = await openMockForTest()
  const headers = { token: examples.signIn[200][name].token }
  const response = await request('/api/auth/logout', { method: 'POST', headers })
  expect([response.status, await response.json()]).toEqual([200, examples.signOut[200].signedOut])
})

test('a guardian of two children can switch between them', async () => {
  const { request } = await openMockForTest()
  const siblings = { email: 'siblings@maktab.test', password: 'anything' }
  let { token } = (await (await request('/api/auth/login', asJson(siblings))).json()) as { token: string }
  const names: string[] = []
  for (const id of [2, 1]) {
    const response = await request('/api/auth/switch-child', asJson({ id }, { token }))
    token = ((await response.json()) as { token: string }).token
    const told = (await (await request('/api/auth/get', { headers: { token } })).json()) as { user: { name: string } }
    names.push(told.user.name)
    const family = await (await request('/api/auth/family', { headers: { token } })).json()
    const { children } = family as { children: { id: number; isPresent: boolean }[] }
    expect(children.find(({ isPresent }) => isPresent)?.id).toBe(id)
  }
  const { secondSibling, siblings: first } = examples.getCurrentUser[200]
  expect(names).toEqual([secondSibling.user.name, first.user.name])
})

test('public calls need no token', async () => {
  const { request } = await openMockForTest()
  expect((await request('/api/course/get')).status).toBe(200)
})
