import type { PaymentTerms } from '@maktab/contract/schema'
import { isFree } from './money.ts'

/** Whether nothing is to be paid: it is free, or all of its price is taken off. */
export function isNothingDue(price: number | null, terms: PaymentTerms | undefined): boolean {
  return isFree(terms ? terms.amount : price)
}

/** A code that what is to be paid was told with. */
export type AppliedCode = {
  code: string
  /** What is taken off without it. */
  discountWithout: number
}
