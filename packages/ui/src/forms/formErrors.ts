import { type FormikErrors, getIn, setIn } from 'formik'
import type { Struct } from 'superstruct'
import { encodeRule, decodeRule } from './rules.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type Language, getLanguageTag } from '../i18n/languages.ts'
import { formatIsoDay } from '../lib/time/isoDay.ts'

/** Schema that validates a form's values. */
export type FormSchema<Values> = Pick<Struct<Values>, 'validate'>

/**
 * Creates Formik's `validate` from a struct. Returns the first broken rule of each field, nested like the values.
 * A value of the wrong type counts as missing.
 */
export function createValidate<Values extends object>(struct: FormSchema<Values>) {
  return (values: Values): FormikErrors<Values> => {
    const [failure] = struct.validate(values)
    let errors: FormikErrors<Values> = {}
    for (const { path, message, refinement } of failure?.failures() ?? []) {
      const field = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '')
      if (getIn(errors, field) !== undefined) continue
      errors = setIn(
        errors,
        field,
        refinement === undefined ? encodeRule({ rule: 'required' }) : message,
      ) as typeof errors
    }
    return errors
  }
}

/** Flattens Formik's nested errors into a list of field paths (`courses[0].timings[1].to`) with their error. */
export function flattenErrors(errors: unknown, name = ''): { name: string; found: string }[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name, found: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  if (Array.isArray(errors)) return errors.flatMap((nested, index) => flattenErrors(nested, `${name}[${index}]`))
  return Object.entries(errors).flatMap(([key, nested]) => flattenErrors(nested, name === '' ? key : `${name}.${key}`))
}

type Messages = Record<string, string[]>

/** Splits the server's messages into those of the form's fields and those that must be shown elsewhere. */
export function splitFieldErrors(fields: Messages, values: object): { known: Messages; strays: string[] } {
  const entries = Object.entries(fields)
  const isKnown = ([field]: [string, string[]]) => (field.split(/[.[]/)[0] ?? '') in values
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    strays: entries.filter((entry) => !isKnown(entry)).flatMap(([, messages]) => messages),
  }
}

/** Translates a validation error with the field's label. Text that isn't a rule is returned as it is. */
export function formatFieldError(i18n: I18n, found: string, label: string): string {
  const broken = decodeRule(found)
  if (!broken) return found
  const locale = getLanguageTag(i18n.locale as Language)
  switch (broken.rule) {
    case 'required':
      return i18n._(msg`${label} is required`)
    case 'notEmail':
      return i18n._(msg`${label} must be a valid email, like name@example.com`)
    case 'noCountryCode':
      return i18n._(msg`${label} must start with a country code, like +92`)
    case 'notNumber':
      return i18n._(msg`${label} must be a number`)
    case 'tooLong':
      return i18n._(msg`${label} can’t be longer than ${i18n.number(broken.limit)} characters`)
    case 'tooShort':
      return i18n._(msg`${label} must have at least ${i18n.number(broken.limit)} characters`)
    case 'tooFew':
      return i18n._(msg`${label}: ${plural(broken.limit, { one: 'choose at least one', other: 'choose at least #' })}`)
    case 'different':
      return i18n._(msg`Passwords don’t match`)
    case 'notPositive':
      return i18n._(msg`${label} must be more than 0`)
    case 'tooSmall':
      return i18n._(msg`${label} must be ${i18n.number(broken.limit)} or more`)
    case 'tooLarge':
      return i18n._(msg`${label} must be ${i18n.number(broken.limit)} or less`)
    case 'incomplete':
      return i18n._(msg`${label} is incomplete`)
    case 'notDay':
      return i18n._(msg`${label} isn’t a valid date`)
    case 'shortYear':
      return i18n._(msg`${label} needs a four-digit year`)
    case 'tooEarly':
      return i18n._(msg`${label} can’t be before ${formatIsoDay(broken.day, locale)}`)
    case 'tooLate':
      return i18n._(msg`${label} can’t be after ${formatIsoDay(broken.day, locale)}`)
    case 'inFuture':
      return i18n._(msg`${label} can’t be in the future`)
    case 'notTime':
      return i18n._(msg`${label} isn’t a valid time`)
    case 'sameTimes':
      return i18n._(msg`Start and end can’t be the same`)
    case 'halfRange':
      return i18n._(msg`Enter both times, or leave both blank`)
    case 'noTimings':
      return i18n._(msg`Class timings (from and to) are required`)
    case 'timeTwice':
      return i18n._(msg`This time is already listed`)
    case 'currencyTwice':
      return i18n._(msg`This currency is already listed`)
    case 'ownCurrency':
      return i18n._(msg`This is the school’s own currency`)
    case 'noClass':
      return i18n._(msg`Please select a class`)
    case 'noStudent':
      return i18n._(msg`Please select at least one student`)
    case 'noStudentTimings':
      return i18n._(msg`Please select at least one class timing for each student`)
    case 'notApplied':
      return i18n._(msg`Select Apply to see the new total`)
  }
}
