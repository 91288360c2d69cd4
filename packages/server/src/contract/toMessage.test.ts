import { toValidationMessage } from '@maktab/contract/wire/validationMessages'
import { expect, test } from 'vitest'
import { translate } from '../i18n/translate.ts'
import { toMessage } from './toMessage.ts'

test.each([
  ['ar', 'Price', 'must be number,null', 'السعر: النوع المطلوب عدد أو فارغ'],
  ['ar', 'Is edit', 'must be boolean', 'نعم أو لا'],
  ['ur', 'constructor', "must have required property 'constructor'", 'constructor: یہ خانہ پُر کرنا ضروری ہے'],
  ['ur', '__proto__', 'is required', '__proto__: یہ خانہ پُر کرنا ضروری ہے'],
  ['ur', 'Class created', 'is required', 'Class created: یہ خانہ پُر کرنا ضروری ہے'],
  ['en', 'Id', 'must match format "uuid"', 'Id must be a valid uuid'],
  ['en', 'Id', 'must be multiple of 5', 'Id must be multiple of 5'],
] as const)('in %s toMessage says of %s that it %s', (language, label, text, expected) => {
  expect(translate(language, toMessage(toValidationMessage(text, label)))).toContain(expected)
})
