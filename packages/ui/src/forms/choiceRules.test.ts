import { object, string } from 'superstruct'
import { expect, test } from 'vitest'
import { decodeRule } from './Rule.ts'
import { accepted, blocks, choice, choices, optionalChoice, requiredFile } from './rules.ts'
import { validateWith } from './validateWith.ts'

const required = { rule: 'required' }
const tooFew = { rule: 'tooFew', limit: 1 }

test.each([
  ['choice', choice(), null, required],
  ['choice', choice(), '', required],
  ['choice', choice(), '1', undefined],
  ['optionalChoice', optionalChoice(), null, undefined],
  ['choices', choices({ min: 1 }), [], tooFew],
  ['choices', choices({ min: 1 }), ['1'], undefined],
  ['choices', choices(), [], undefined],
  ['accepted', accepted(), false, required],
  ['accepted', accepted(), true, undefined],
  ['requiredFile', requiredFile(), null, required],
  ['requiredFile', requiredFile(), new File([''], 'a.png'), undefined],
  ['blocks', blocks(object({ to: string() })), [], tooFew],
  ['blocks', blocks(object({ to: string() })), [{ to: '' }], undefined],
])('%s of %j #%#', (_, struct, value, rule) => {
  const errors = validateWith(object({ field: struct as ReturnType<typeof choice> }))({ field: value as string })
  expect(errors.field === undefined ? undefined : decodeRule(errors.field)).toEqual(rule)
})
