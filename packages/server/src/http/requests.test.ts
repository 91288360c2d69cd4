import { calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { validateResponse } from '../contract/validators.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'

/** What is answered otherwise than that it is done. */
const refused: Record<string, number> = {
  'signIn mistyped': 401,
  'checkResetLink usedLink': 422,
  'resetPassword usedLink': 422,
  'confirmEmail oldLink': 422,
  // The teacher of this number isn't approved there.
  'editClass otherTeacher': 422,
  'decidePurchase rejected': 409,
  // Was accepted by a request before.
  'deleteTeacher application': 409,
}

test('every request of the contract is answered in the demonstration school as the contract says', async () => {
  const answered = await callEveryOperation()
  const wrong = answered
    .map((answer) => ({ ...answer, faults: validateResponse(answer.id, answer.status, answer.body) }))
    .filter(({ id, name, status, faults }) => {
      const wanted = refused[`${id} ${name}`]
      return faults !== undefined || (wanted === undefined ? status !== 200 && status !== 201 : status !== wanted)
    })
  expect(wrong).toEqual([])
  const ids = Object.keys(calls)
  expect(new Set(answered.map(({ id }) => id)).size).toBe(ids.length)
  expect(new Set(answered.map(({ id, name }) => `${id} ${name}`)).size).toBeGreaterThan(ids.length + 25)
})
