import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { message } from '#i18n/message.ts'

type DiscountValidity = Pick<Selectable<Tables['discounts']>, 'ended_at' | 'starts' | 'ends' | 'currency'>
type ValidityQuery = {
  currency: string
  /** The day that it is at the school. */
  today: string
}

/** Why a discount takes nothing off today, whatever is paid for; undefined where it holds. */
export function explainInactiveDiscount({ ended_at, starts, ends, currency }: DiscountValidity, asked: ValidityQuery) {
  const hasOther = currency !== null && currency !== asked.currency
  if (ended_at !== null || (ends !== null && ends < asked.today) || hasOther) {
    return message('This code no longer holds.')
  }
  return starts !== null && starts > asked.today ? message('This code does not hold yet.') : undefined
}
