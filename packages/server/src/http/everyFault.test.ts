import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import type { Handlers } from '../contract/Handler.ts'
import { serviceUnavailable } from '../lib/HttpError.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

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
