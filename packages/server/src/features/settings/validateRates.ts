import { readWallDay } from '@maktab/calendar/WallDay'
import type { OperationRequest } from '#contract/Handler.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { isCurrency } from './isCurrency.ts'

type School = Required<Pick<OperationRequest<'saveSettings'>['body'], 'rates'>> & {
  currency: string
  /** The day that it is at the school. */
  today: string
}

/** What of a school's rates is refused: each is of another currency than its own, once, more than 0, and not of a day to come. */
export function validateRates({ rates, currency: own, today }: School): FieldErrors {
  const faults: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { currency, rate, asOf }] of rates.entries()) {
    const field = `rates[${index}]`
    if (!isCurrency(currency)) faults[`${field}.currency`] = [message('There is no currency with this code.')]
    else if (currency === own) faults[`${field}.currency`] = [message('This is the school’s own currency.')]
    else if (seen.has(currency)) faults[`${field}.currency`] = [message('This currency is there twice.')]
    seen.add(currency)
    if (!/[1-9]/.test(rate)) faults[`${field}.rate`] = [message('The rate must be more than 0.')]
    if (!readWallDay(asOf)) faults[`${field}.asOf`] = [message('There is no such day.')]
    else if (asOf > today) faults[`${field}.asOf`] = [message('This day is still to come.')]
  }
  return faults
}
