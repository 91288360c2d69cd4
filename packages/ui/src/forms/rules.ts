import { isEmail } from '@maktab/shared/isEmail'
import { type Struct, any, array, boolean, define, nullable, refine, string } from 'superstruct'
import { findDialableNumber } from '../lib/people/dialableNumbers.ts'

/** A broken validation rule; `formatFieldError` translates it. */
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

/** Encodes a rule as a string, because superstruct and Formik only pass strings. */
export function encodeRule(rule: Rule): string {
  return JSON.stringify(rule)
}

/** Returns undefined if the text isn't a rule but a server's message. */
export function decodeRule(text: string): Rule | undefined {
  if (!text.startsWith('{"rule":')) return undefined
  return JSON.parse(text) as Rule
}

/** Limits from the contract, in `@maktab/contract/limits/…`. */
type Max = { readonly max: number }
type Min = { readonly min: number }
type Range = Max & Min

/** Required text of limited length; whitespace alone counts as empty. */
export function requiredText({ max: limit }: Max): Struct<string, null> {
  return refine(string(), 'required', (value) => {
    if (value.trim() === '') return encodeRule({ rule: 'required' })
    return value.trim().length <= limit || encodeRule({ rule: 'tooLong', limit })
  })
}

export function optionalText({ max: limit }: Max): Struct<string, null> {
  return refine(
    string(),
    'optionalText',
    (value) => value.trim().length <= limit || encodeRule({ rule: 'tooLong', limit }),
  )
}

/** An email address that the contract accepts. */
export function email(limit: Max): Struct<string, null> {
  return refine(
    requiredText(limit),
    'email',
    (value) => value.trim() === '' || isEmail(value.trim()) || encodeRule({ rule: 'notEmail' }),
  )
}

/** An email address, or none. */
export function optionalEmail(limit: Max): Struct<string, null> {
  return refine(
    optionalText(limit),
    'optionalEmail',
    (value) => value.trim() === '' || isEmail(value.trim()) || encodeRule({ rule: 'notEmail' }),
  )
}

/** A telephone number with its country code, or none. */
export function optionalPhone(limit: Max): Struct<string, null> {
  return refine(
    optionalText(limit),
    'optionalPhone',
    (value) =>
      value.trim() === '' || findDialableNumber(value)?.startsWith('+') || encodeRule({ rule: 'noCountryCode' }),
  )
}

/** A new password; its whitespace counts towards the length. */
export function newPassword({ min, max }: Range): Struct<string, null> {
  return refine(string(), 'newPassword', (value) => {
    if (value === '') return encodeRule({ rule: 'required' })
    if (value.length < min) return encodeRule({ rule: 'tooShort', limit: min })
    return value.length <= max || encodeRule({ rule: 'tooLong', limit: max })
  })
}

/** A number, such as a price, or null for none. */
export function optionalNumber({ min, max }: Range): Struct<number | null, null> {
  return refine(nullable(define<number>('number', (value) => typeof value === 'number')), 'price', (value) => {
    if (value === null) return true
    if (!Number.isFinite(value)) return encodeRule({ rule: 'notNumber' })
    if (value < min) return encodeRule({ rule: 'tooSmall', limit: min })
    return value <= max || encodeRule({ rule: 'tooLarge', limit: max })
  })
}

/** A file, or null. The upload field has already checked its type. */
export function optionalFile(): Struct<File | null, null> {
  return refine(any() as Struct<File | null, null>, 'file', (value) => value === null || value instanceof Blob)
}

export function requiredFile(): Struct<File | null, null> {
  return refine(optionalFile(), 'requiredFile', (value) => value !== null || encodeRule({ rule: 'required' }))
}

/** Id of a list item; null while nothing is chosen. */
export function requiredChoice(): Struct<string | null, null> {
  return refine(nullable(string()), 'choice', (id) => (id !== null && id !== '') || encodeRule({ rule: 'required' }))
}

/** Id of a list item, or null. */
export function optionalChoice(): Struct<string | null, null> {
  return nullable(string())
}

/** One of the contract's values for a field, or null. */
export function optionalChoiceOf<Value extends string>(values: readonly Value[]): Struct<Value | null, null> {
  return define<Value | null>('choice', (value) => value === null || values.some((allowed) => allowed === value))
}

/** One of the contract's values for a field. */
export function requiredChoiceOf<Value extends string>(values: readonly Value[]): Struct<Value | null, null> {
  return refine(optionalChoiceOf(values), 'choiceOf', (value) => value !== null || encodeRule({ rule: 'required' }))
}

/** Ids of several list items. */
export function choices(limit: Min = { min: 0 }): Struct<string[], Struct<string>> {
  return repeatedBlocks(string(), limit)
}

/** Several of the contract's values for a field. */
export function choicesOf<Value extends string>(values: readonly Value[]): Struct<Value[], null> {
  return define<Value[]>(
    'choices',
    (all) => Array.isArray(all) && all.every((id) => values.some((allowed) => allowed === id)),
  )
}

/** A checkbox that must be ticked. */
export function mustBeAccepted(): Struct<boolean, null> {
  return refine(boolean(), 'accepted', (value) => value || encodeRule({ rule: 'required' }))
}

/** Repeatable blocks with a minimum number; each is validated by its own struct. */
export function repeatedBlocks<Block, Schema>(
  block: Struct<Block, Schema>,
  { min: atLeast }: Min = { min: 1 },
): Struct<Block[], Struct<Block, Schema>> {
  return refine(
    array(block),
    'blocks',
    (all) => all.length >= atLeast || encodeRule({ rule: 'tooFew', limit: atLeast }),
  )
}
