import { isEmail } from '@maktab/contract/wire/isEmail'
import { type Struct, any, array, boolean, define, nullable, refine, string } from 'superstruct'
import { findDialableNumber } from '../lib/people/phoneNumbers.ts'

/** Why a value doesn't fit. Validation names the rule; `formatFieldError` gives it words. */
export type Rule =
  | { rule: 'required' }
  | { rule: 'tooLong'; limit: number }
  | { rule: 'tooShort'; limit: number }
  | { rule: 'tooFew'; limit: number }
  | { rule: 'different' }
  | { rule: 'notEmail' }
  | { rule: 'noCountryCode' }
  | { rule: 'notNumber' }
  | { rule: 'notPositive' }
  | { rule: 'tooSmall'; limit: number }
  | { rule: 'tooLarge'; limit: number }
  | { rule: 'incomplete' }
  | { rule: 'notDay' }
  | { rule: 'shortYear' }
  | { rule: 'tooEarly'; day: string }
  | { rule: 'tooLate'; day: string }
  | { rule: 'inFuture' }
  | { rule: 'notTime' }
  | { rule: 'sameTimes' }
  | { rule: 'halfRange' }
  | { rule: 'noTimings' }
  | { rule: 'timeTwice' }
  | { rule: 'currencyTwice' }
  | { rule: 'ownCurrency' }
  | { rule: 'noClass' }
  | { rule: 'noStudent' }
  | { rule: 'noStudentTimings' }
  | { rule: 'notApplied' }

/** A rule travels through superstruct and Formik as text. */
export function encodeRule(rule: Rule): string {
  return JSON.stringify(rule)
}

/** Undefined where the text is no rule but already words (a server's message). */
export function decodeRule(text: string): Rule | undefined {
  if (!text.startsWith('{"rule":')) return undefined
  return JSON.parse(text) as Rule
}

/** How much of something may be there: the contract’s figures, out of `@maktab/contract/limits/…`. */
type Most = { readonly max: number }
type Least = { readonly min: number }
type Range = Most & Least

/** Text that must be there, and not too long; blanks alone are nothing. */
export function requiredText({ max: limit }: Most): Struct<string, null> {
  return refine(string(), 'required', (value) => {
    if (value.trim() === '') return encodeRule({ rule: 'required' })
    return value.trim().length <= limit || encodeRule({ rule: 'tooLong', limit })
  })
}

export function optionalText({ max: limit }: Most): Struct<string, null> {
  return refine(
    string(),
    'optionalText',
    (value) => value.trim().length <= limit || encodeRule({ rule: 'tooLong', limit }),
  )
}

/** An email address as the contract takes it. */
export function email(limit: Most): Struct<string, null> {
  return refine(
    requiredText(limit),
    'email',
    (value) => value.trim() === '' || isEmail(value.trim()) || encodeRule({ rule: 'notEmail' }),
  )
}

/** An email address, or none. */
export function optionalEmail(limit: Most): Struct<string, null> {
  return refine(
    optionalText(limit),
    'optionalEmail',
    (value) => value.trim() === '' || isEmail(value.trim()) || encodeRule({ rule: 'notEmail' }),
  )
}

/** A telephone number with its country code, or none. */
export function optionalPhone(limit: Most): Struct<string, null> {
  return refine(
    optionalText(limit),
    'optionalPhone',
    (value) =>
      value.trim() === '' || findDialableNumber(value)?.startsWith('+') || encodeRule({ rule: 'noCountryCode' }),
  )
}

/** A new password: long enough to be hard to guess. Its blanks count, they are part of it. */
export function newPassword({ min, max }: Range): Struct<string, null> {
  return refine(string(), 'newPassword', (value) => {
    if (value === '') return encodeRule({ rule: 'required' })
    if (value.length < min) return encodeRule({ rule: 'tooShort', limit: min })
    return value.length <= max || encodeRule({ rule: 'tooLong', limit: max })
  })
}

/** An amount of money, or null for none. */
export function optionalPrice({ min, max }: Range): Struct<number | null, null> {
  return refine(nullable(define<number>('number', (value) => typeof value === 'number')), 'price', (value) => {
    if (value === null) return true
    if (!Number.isFinite(value)) return encodeRule({ rule: 'notNumber' })
    if (value < min) return encodeRule({ rule: 'tooSmall', limit: min })
    return value <= max || encodeRule({ rule: 'tooLarge', limit: max })
  })
}

/** A chosen file, or none; what kind of file it is, the upload field has seen to. */
export function optionalFile(): Struct<File | null, null> {
  return refine(any() as Struct<File | null, null>, 'file', (value) => value === null || value instanceof Blob)
}

/** A chosen file that must be there. */
export function requiredFile(): Struct<File | null, null> {
  return refine(optionalFile(), 'requiredFile', (value) => value !== null || encodeRule({ rule: 'required' }))
}

/** One of a list, by its id; null while nothing is chosen. */
export function requiredChoice(): Struct<string | null, null> {
  return refine(nullable(string()), 'choice', (id) => (id !== null && id !== '') || encodeRule({ rule: 'required' }))
}

/** One of a list, or none. */
export function optionalChoice(): Struct<string | null, null> {
  return nullable(string())
}

/** One of the values that the contract has for a field, or none. */
export function optionalChoiceOf<Value extends string>(values: readonly Value[]): Struct<Value | null, null> {
  return define<Value | null>('choice', (value) => value === null || values.some((one) => one === value))
}

/** One of the values that the contract has for a field. */
export function requiredChoiceOf<Value extends string>(values: readonly Value[]): Struct<Value | null, null> {
  return refine(optionalChoiceOf(values), 'choiceOf', (value) => value !== null || encodeRule({ rule: 'required' }))
}

/** Several of a list, by their ids. */
export function choices(limit: Least = { min: 0 }): Struct<string[], Struct<string>> {
  return repeatedBlocks(string(), limit)
}

/** Several of the values that the contract has for a field. */
export function choicesOf<Value extends string>(values: readonly Value[]): Struct<Value[], null> {
  return define<Value[]>('choices', (all) => Array.isArray(all) && all.every((id) => values.some((one) => one === id)))
}

/** A yes that has to be given. */
export function mustBeAccepted(): Struct<boolean, null> {
  return refine(boolean(), 'accepted', (value) => value || encodeRule({ rule: 'required' }))
}

/** Blocks that repeat, so many at least; each keeps the rules of its own struct. */
export function repeatedBlocks<Block, Schema>(
  block: Struct<Block, Schema>,
  { min: atLeast }: Least = { min: 1 },
): Struct<Block[], Struct<Block, Schema>> {
  return refine(
    array(block),
    'blocks',
    (all) => all.length >= atLeast || encodeRule({ rule: 'tooFew', limit: atLeast }),
  )
}
