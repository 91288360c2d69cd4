import { object } from 'superstruct'
import { expect, test } from 'vitest'
import { late } from '../late/late.ts'
import { required } from './rules.ts'
import { validateLate } from './validateLate.ts'

const schema = object({ name: required({ max: 60 }) })

test('the first check waits for its rules, the next ones answer at once', async () => {
  const validate = validateLate(late(() => Promise.resolve(schema)))
  const broken = { name: '{"rule":"required"}' }
  expect(await validate({ name: '' })).toEqual(broken)
  expect(validate({ name: '' })).toEqual(broken)
  expect(validate({ name: 'Zaynab' })).toEqual({})
})

test('where they don’t come over the line nothing is wrong, and they are asked for again', async () => {
  let isDown = true
  const validate = validateLate(late(() => (isDown ? Promise.reject(new Error('no line')) : Promise.resolve(schema))))
  expect(await validate({ name: '' })).toEqual({})
  isDown = false
  expect(await validate({ name: '' })).toHaveProperty('name')
})
