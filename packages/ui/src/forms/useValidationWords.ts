import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Language, tagOf } from '../environment/languages.ts'
import { formatWireDay } from '../model/wireDay.ts'
import { decodeRule } from './rules.ts'

/** The words for what validation found, with the field's own label; what is no rule is words already. */
export function useValidationWords() {
  const { t, i18n } = useLingui()
  const locale = tagOf(i18n.locale as Language)
  return (found: string, label: string): string => {
    const broken = decodeRule(found)
    if (!broken) return found
    switch (broken.rule) {
      case 'required':
        return t`${label} is required`
      case 'notEmail':
        return t`${label} must be an e-mail address, such as name@example.com`
      case 'notNumber':
        return t`${label} must be a number`
      case 'tooLong':
        return t`${label} must not exceed ${i18n.number(broken.limit)} characters`
      case 'tooShort':
        return t`${label} must have at least ${i18n.number(broken.limit)} characters`
      case 'tooFew':
        return t`${label}: ${plural(broken.limit, { one: 'choose at least one', other: 'choose at least #' })}`
      case 'different':
        return t`The two passwords are different`
      case 'notPositive':
        return t`${label} must be more than 0`
      case 'tooSmall':
        return t`${label} must be ${i18n.number(broken.limit)} or more`
      case 'tooLarge':
        return t`${label} must be ${i18n.number(broken.limit)} or less`
      case 'incomplete':
        return t`${label} is not complete`
      case 'notDay':
        return t`${label} is not a date that the calendar has`
      case 'shortYear':
        return t`${label} needs all four digits of the year`
      case 'tooEarly':
        return t`${label} must not be before ${formatWireDay(broken.day, locale)}`
      case 'tooLate':
        return t`${label} must not be after ${formatWireDay(broken.day, locale)}`
      case 'inFuture':
        return t`${label} must not be in the future`
      case 'notTime':
        return t`${label} is not a time of day`
      case 'sameTimes':
        return t`From and to must be different`
      case 'halfRange':
        return t`Give both times, or neither`
      case 'noTimings':
        return t`Class timings (from and to) are required`
      case 'timeTwice':
        return t`This time is in the list already`
      case 'currencyTwice':
        return t`This currency is in the list already`
      case 'ownCurrency':
        return t`This is the school’s own currency`
      case 'noClass':
        return t`Please select a class`
      case 'noStudent':
        return t`Please select at least one student`
      case 'noStudentTimings':
        return t`Please select at least one class timing for each student`
      case 'notApplied':
        return t`Press Apply first, so that you see what is to be paid`
    }
  }
}
