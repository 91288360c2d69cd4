import { type RunnerTask, expect, test } from 'vitest'
import { openTestSchool } from './openTestSchool.ts'

let before: RunnerTask['meta'] | undefined

test('responses of all schools of a test are recorded in its coverage', async ({ task }) => {
  before = task.meta
  const [one, other] = [await openTestSchool(), await openTestSchool()]
  const { token } = await one.admin()
  expect((await one.api('listPolicies', { token })).status).toBe(200)
  expect((await other.api('listPolicies')).status).toBe(401)
  expect((await other.inject('deletePolicy', { token })).statusCode).toBe(401)
  expect((await other.request('/api/no/such/call')).statusCode).toBe(404)
})

test('and no others', () => {
  const { exercised } = before as { exercised: string[] }
  expect(exercised.toSorted()).toEqual([
    'server deletePolicy 401',
    'server listPolicies 200',
    'server listPolicies 401',
  ])
})
