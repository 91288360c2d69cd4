import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { isFree } from './money.ts'

/** Whether nothing is to be paid: it is free, or all of its price is taken off. */
export function isNothingToPay(price: number | null, terms: PaymentTerms | undefined): boolean {
  return isFree(terms ? terms.amount : price)
}

/** A code that what is to be paid was told with. */
export type AppliedCode = {
  code: string
  /** What is taken off without it. */
  discountWithout: number
}

type Told = {
  pricing?: Course['pricing'] | undefined
  terms: PaymentTerms | undefined
  appliedCode: AppliedCode | undefined
}

/** Whether a code takes something off the first month alone: of those that follow nobody asks for one. */
export function isFirstMonthOnlyDiscount({ pricing, terms, appliedCode }: Told): boolean {
  return (
    pricing === 'monthly' &&
    terms !== undefined &&
    appliedCode !== undefined &&
    terms.discount > appliedCode.discountWithout
  )
}
