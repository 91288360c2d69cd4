import { examples, requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import type { Handlers } from '../contract/Handler.ts'
import { serviceUnavailable } from '../lib/HttpError.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { type OperationId, calls } from '@maktab/contract/calls'
import { callEveryOperation } from '../testing/callEveryOperation.ts'

/** A school whose list of courses does this, what it answers, and what is told of it. */
async function ask(listCourses: Handlers['listCourses']) {
  const told: string[] = []
  const school = await openTestSchool({ handlers: { listCourses }, onFault: (words) => void told.push(words) })
  const { status, body } = await school.ask('listCourses')
  return { status, body, told }
}

const plain = { status: 500, body: { message: 'Something went wrong' } }

test('a handler that fails is told with its call, its error and where that was, and to a browser only that it failed', async () => {
  const { told, ...answer } = await ask(async () => {
    throw new Error('no such table: coarses', { cause: new Error('misspelt') })
  })
  expect(answer).toEqual(plain)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^GET \/api\/\S+\n/)
  for (const part of ['no such table: coarses', 'misspelt', 'faults.test.ts']) expect(told[0]).toContain(part)
})

test('an answer that breaks the contract is told with the place and what stands there', async () => {
  const { course } = examples.listCourses[200].typical
  const { told, ...answer } = await ask(async () => ({
    course: course.map((one, index) => (index === 1 ? { ...one, price: 'forty five' as unknown as number } : one)),
  }))
  expect(answer).toEqual(plain)
  expect(told).toEqual([expect.stringContaining('course[1].price: Price must be a number (there is "forty five")')])
  expect(told[0]).toContain('listCourses')
})

test('what is refused is no fault; what could not be done for now is told with its cause', async () => {
  const told: string[] = []
  const { ask: askSchool, admin } = await openTestSchool({ onFault: (words) => void told.push(words) })
  const { status } = await askSchool('listOutlines', { token: (await admin()).token, params: { courseId: 1 } })
  expect([status, told]).toEqual([404, []])
  const answer = await ask(() => Promise.reject(serviceUnavailable(new Error('the line broke'))))
  expect([answer.status, answer.told]).toEqual([503, [expect.stringContaining('the line broke')]])
})

const ids = Object.keys(calls) as OperationId[]

const isAlone = (id: OperationId) => id === 'signIn' || id === 'resetPassword'

test.each([
  ['a fault', 500, new Error('no such table')],
  ['what can’t be done for now', 503, serviceUnavailable(new Error('the line broke'))],
])('%s is answered with %i by every call', async (_, status, fault) => {
  const fail = () => Promise.reject(fault)
  // Who can’t sign in, or no longer, doesn’t come as far as the others.
  const failing = Object.fromEntries(ids.filter((id) => !isAlone(id)).map((id) => [id, fail])) as Partial<Handlers>
  const answered = await callEveryOperation(failing)
  const failed = new Set(answered.filter((answer) => answer.status === status).map(({ id }) => id))
  expect(ids.filter((id) => !failed.has(id) && !isAlone(id))).toEqual([])

  const { ask } = await openTestSchool({ handlers: { signIn: fail, resetPassword: fail } })
  expect((await ask('signIn', { body: requests.signIn.admin.body })).status).toBe(status)
  expect((await ask('resetPassword', { body: requests.resetPassword.link.body })).status).toBe(status)
})
