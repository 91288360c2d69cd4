import { getMinorUnitDigits } from '#lib/getMinorUnitDigits.ts'

/** A price of the contract in whole minor units, in which alone amounts are added and compared. */
export function toMinorUnits(price: number, currency: string): number {
  return Math.round(price * 10 ** getMinorUnitDigits(currency))
}

/** An amount in minor units as the contract has prices. */
export function fromMinorUnits(amount: number, currency: string): number {
  return amount / 10 ** getMinorUnitDigits(currency)
}
