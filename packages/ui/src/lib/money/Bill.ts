import type { Billing, StudentBilling } from '@maktab/contract/schema'

/** A payment of the student who is signed in, told from the others of its list by its number. */
export type Bill = Billing & { id: number }

/** A payment of one student, as administrators see it. */
export type StudentBill = StudentBilling & { id: number }

/**
 * Payments with their numbers. The specification’s have none (2§3): there a payment gets its place in the list, counted
 * from 1.
 */
export function assignBillIds<One extends object>(bills: readonly (One & { id?: number })[]): (One & { id: number })[] {
  return bills.map((bill, index) => ({ ...bill, id: bill.id ?? index + 1 }))
}
