import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

const ids = Object.keys(calls) as OperationId[]
const secured = ids.filter((id) => !calls[id].isPublic)
const openToBlocked = new Set<OperationId>(['getCurrentUser', 'signOut'])
const roles: Role[] = ['admin', 'teacher', 'student']
const anyParams = {
  courseId: 1,
  outlineId: 1,
  teacherId: 1,
  studentId: 1,
  id: 1,
  classId: 1,
  linkId: 1,
  eventId: 1,
  recordId: 1,
  timingId: 1,
}

// proves 1§6.1, D9.1, D39.1
test('every secured operation rejects missing and unknown tokens, other roles and blocked accounts', async () => {
  const { api, admin, teacher, student } = await openTestSchool()
  const tokens = { admin: (await admin()).token, teacher: (await teacher()).token, student: (await student()).token }
  const blocked = { teacher: (await teacher('blocked')).token, student: (await student('blocked')).token }
  const wrong: string[] = []
  const expectStatus = async (id: OperationId, token: string | null, status: number, who: string) => {
    const response = await api(id, { token, params: anyParams })
    if (response.status !== status) wrong.push(`${id} for ${who}: ${response.status} instead of ${status}`)
  }
  for (const id of secured) {
    await expectStatus(id, null, 401, 'nobody')
    await expectStatus(id, 'a-token-of-nobody', 401, 'an unknown token')
    for (const role of roles.filter((role) => !calls[id].roles.includes(role))) {
      await expectStatus(id, tokens[role], 403, role)
    }
    if (openToBlocked.has(id)) continue
    await expectStatus(id, blocked.teacher, 403, 'a blocked teacher')
    await expectStatus(id, blocked.student, 403, 'a blocked student')
  }
  expect(wrong).toEqual([])
  expect(secured.length).toBeGreaterThan(60)
})

/**
 * Sends each query parameter as accounts that may not run the operation, and lists those that weren't rejected: they must
 * not learn whether a value is valid.
 */
async function queriesNotRefused(values: readonly string[]): Promise<string[]> {
  const { api, admin, teacher, student } = await openTestSchool()
  const tokens = { admin: (await admin()).token, teacher: (await teacher()).token, student: (await student()).token }
  const blocked = { teacher: (await teacher('blocked')).token, student: (await student('blocked')).token }
  const queries = secured.flatMap((id) =>
    Object.keys(getOperationSchemas(id).query?.properties ?? {}).map((name) => ({ id, name })),
  )
  const wrong: string[] = []
  for (const { id, name } of queries) {
    const others = roles.filter((role) => !calls[id].roles.includes(role)).map((role) => tokens[role])
    const rejected = [
      ...[null, 'a-token-of-nobody'].map((token) => ({ token, status: 401 })),
      ...[...others, blocked.teacher, blocked.student].map((token) => ({ token, status: 403 })),
    ]
    for (const value of values) {
      for (const { token, status } of rejected) {
        const response = await api(id, { token, params: anyParams, query: { [name]: value } })
        if (response.status !== status) wrong.push(`${id}?${name}=${value}: ${response.status} instead of ${status}`)
      }
    }
  }
  expect(queries.length).toBeGreaterThan(70)
  return wrong
}

test('unauthorized accounts are rejected regardless of the value of a query parameter', async () => {
  expect(await queriesNotRefused(['1', 'name', '\0'])).toEqual([])
})

test('unauthorized accounts are rejected for more values of query parameters', { tags: ['slow'] }, async () => {
  expect(await queriesNotRefused(['with', 'W251bGwsMl0', 'x y', ''])).toEqual([])
})

test('a token of an archived account returns 401', async () => {
  const { api, student } = await openTestSchool()
  const { token } = await student('archived')
  expect((await api('getCurrentUser', { token })).status).toBe(401)
})

test('a token of a blocked administrator returns 401 for every operation', async () => {
  const { api, account } = await openTestSchool()
  const { token } = await account('admin', { status: 'blocked' })
  const opened: string[] = []
  for (const id of secured) {
    if ((await api(id, { token, params: anyParams })).status !== 401) opened.push(id)
  }
  expect(opened).toEqual([])
})
