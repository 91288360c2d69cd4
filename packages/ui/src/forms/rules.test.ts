import { object, string } from 'superstruct'
import { expect, test } from 'vitest'
import {
  decodeRule,
  mustBeAccepted,
  repeatedBlocks,
  requiredChoice,
  choices,
  optionalChoice,
  requiredFile,
} from './rules.ts'
import { createValidate } from './formErrors.ts'

const required = { rule: 'required' }
const tooFew = { rule: 'tooFew', limit: 1 }

test.each([
  ['choice', requiredChoice(), null, required],
  ['choice', requiredChoice(), '', required],
  ['choice', requiredChoice(), '1', undefined],
  ['optionalChoice', optionalChoice(), null, undefined],
  ['choices', choices({ min: 1 }), [], tooFew],
  ['choices', choices({ min: 1 }), ['1'], undefined],
  ['choices', choices(), [], undefined],
  ['accepted', mustBeAccepted(), false, required],
  ['accepted', mustBeAccepted(), true, undefined],
  ['requiredFile', requiredFile(), null, required],
  ['requiredFile', requiredFile(), new File([''], 'a.png'), undefined],
  ['blocks', repeatedBlocks(object({ to: string() })), [], tooFew],
  ['blocks', repeatedBlocks(object({ to: string() })), [{ to: '' }], undefined],
])('%s checks %j #%#', (_, struct, value, rule) => {
  const errors = createValidate(object({ field: struct as ReturnType<typeof requiredChoice> }))({
    field: value as string,
  })
  expect(errors.field === undefined ? undefined : decodeRule(errors.field)).toEqual(rule)
})
