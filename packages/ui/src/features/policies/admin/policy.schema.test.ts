import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { policySchema, toRequest, toValues } from './policy.schema.ts'

const policy = examples.listPolicies[200].typical.policy[0]!

// proves D7.1
test('a new policy has id 0', () => {
  expect(toRequest({ title: ' Cameras ', description: 'A choice ' }, undefined)).toEqual({
    id: 0,
    title: 'Cameras',
    description: 'A choice',
  })
})

test('an edited policy has its id, and the version that was opened', () => {
  expect(toRequest({ ...toValues(policy), title: 'Being there' }, policy)).toEqual({ ...policy, title: 'Being there' })
})

// proves 1§5.18
test('title and description are required', () => {
  expect(Object.keys(createValidate(policySchema)({ title: ' ', description: '' }))).toEqual(['title', 'description'])
  expect(createValidate(policySchema)(toValues(policy))).toEqual({})
})
