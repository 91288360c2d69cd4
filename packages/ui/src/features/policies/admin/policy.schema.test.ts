import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { policySchema, toRequest, toValues } from './policy.schema.ts'

const policy = examples.listPolicies[200].typical.policy[0]!

// proves D7.1
test('toRequest gives a new policy the id 0', () => {
  expect(toRequest({ title: ' Cameras ', description: 'A choice ' }, undefined)).toEqual({
    id: 0,
    title: 'Cameras',
    description: 'A choice',
  })
})

test('toRequest keeps the id and version of an edited policy', () => {
  expect(toRequest({ ...toValues(policy), title: 'Being there' }, policy)).toEqual({ ...policy, title: 'Being there' })
})

// proves 1§5.18
test('policySchema requires title and description', () => {
  expect(Object.keys(createValidate(policySchema)({ title: ' ', description: '' }))).toEqual(['title', 'description'])
  expect(createValidate(policySchema)(toValues(policy))).toEqual({})
})
