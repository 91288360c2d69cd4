import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { policySchema, toRequest, toValues } from './policy.schema.ts'

const policy = examples.listPolicies[200].typical.policy[0]!

// proves D7.1
test('toRequest gives a new policy the id 0', () => {
  expect(toRequest({ ...toValues(undefined), title: ' Cameras ', description: 'A choice ' }, undefined)).toEqual({
    id: 0,
    title: 'Cameras',
    description: 'A choice',
  })
})

test('toRequest keeps the id and version of an edited policy', () => {
  expect(toRequest({ ...toValues(policy), title: 'Being there' }, policy)).toEqual({
    ...policy,
    title: 'Being there',
  })
})

// proves 1§5.18
test('policySchema requires title and description', () => {
  expect(Object.keys(createValidate(policySchema)({ ...toValues(undefined), title: ' ' }))).toEqual([
    'title',
    'description',
  ])
  expect(createValidate(policySchema)(toValues(policy))).toEqual({})
})

// proves X199
test('toRequest sends translations without blank texts, and none only to remove the stored ones', () => {
  const values = toValues(policy)
  const { en, ar } = values.translations
  const translations = { en, ar, ur: { title: ' حاضری ', description: ' ' } }
  expect(toRequest({ ...values, translations }, policy).translations).toEqual({
    ur: { title: 'حاضری' },
    ar: policy.translations.ar,
  })
  expect(toRequest(toValues(undefined), policy).translations).toEqual({})
  expect(toRequest(toValues(undefined), undefined)).not.toHaveProperty('translations')
})

// proves X199
test('policySchema limits translations, but doesn’t require them', () => {
  const values = toValues(undefined)
  const translations = { ...values.translations, ar: { title: 'x'.repeat(256), description: '' } }
  const errors = createValidate(policySchema)({ title: 'A', description: 'B', translations })
  expect(flattenErrors(errors).map(({ name }) => name)).toEqual(['translations.ar.title'])
})
