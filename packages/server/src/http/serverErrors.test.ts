import { examples, requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import type { Handlers } from '../contract/Handler.ts'
import { serviceUnavailable } from '../lib/HttpError.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { type OperationId, calls } from '@maktab/contract/calls'
import { callEveryOperation } from '../testing/callEveryOperation.ts'

/** Calls listCourses with this handler and returns the response and the logged faults. */
async function api(listCourses: Handlers['listCourses']) {
  const logged: string[] = []
  const school = await openTestSchool({ handlers: { listCourses }, onFault: (words) => void logged.push(words) })
  const { status, body } = await school.api('listCourses')
  return { status, body, logged }
}

const plain = { status: 500, body: { message: 'Something went wrong' } }

test('a failing handler is logged with operation, error and stack, and the client gets only 500', async () => {
  const { logged, ...response } = await api(async () => {
    throw new Error('no such table: coarses', { cause: new Error('misspelt') })
  })
  expect(response).toEqual(plain)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/^GET \/api\/\S+\n/)
  for (const part of ['no such table: coarses', 'misspelt', 'serverErrors.test.ts']) expect(logged[0]).toContain(part)
})

test('a response that breaks the contract is logged with the field and its value', async () => {
  const { course } = examples.listCourses[200].typical
  const { logged, ...response } = await api(async () => ({
    course: course.map((one, index) => (index === 1 ? { ...one, price: 'forty five' as unknown as number } : one)),
  }))
  expect(response).toEqual(plain)
  expect(logged).toEqual([expect.stringContaining('course[1].price: Price must be a number (there is "forty five")')])
  expect(logged[0]).toContain('listCourses')
})

test('client errors aren’t logged, and temporary failures are logged with their cause', async () => {
  const logged: string[] = []
  const { api: askSchool, admin } = await openTestSchool({ onFault: (words) => void logged.push(words) })
  const { status } = await askSchool('listOutlines', { token: (await admin()).token, params: { courseId: 1 } })
  expect([status, logged]).toEqual([404, []])
  const response = await api(() => Promise.reject(serviceUnavailable(new Error('the line broke'))))
  expect([response.status, response.logged]).toEqual([503, [expect.stringContaining('the line broke')]])
})

const ids = Object.keys(calls) as OperationId[]

const runsAlone = (id: OperationId) => id === 'signIn' || id === 'resetPassword'

test.each([
  ['a server fault', 500, new Error('no such table')],
  ['a temporary failure', 503, serviceUnavailable(new Error('the line broke'))],
])('%s returns %i for every operation', async (_, status, fault) => {
  const fail = () => Promise.reject(fault)
  // A failing sign-in or password reset would keep the other operations from running.
  const failing = Object.fromEntries(ids.filter((id) => !runsAlone(id)).map((id) => [id, fail])) as Partial<Handlers>
  const results = await callEveryOperation(failing)
  const failed = new Set(results.filter((response) => response.status === status).map(({ id }) => id))
  expect(ids.filter((id) => !failed.has(id) && !runsAlone(id))).toEqual([])

  const { api } = await openTestSchool({ handlers: { signIn: fail, resetPassword: fail } })
  expect((await api('signIn', { body: requests.signIn.admin.body })).status).toBe(status)
  expect((await api('resetPassword', { body: requests.resetPassword.link.body })).status).toBe(status)
})
