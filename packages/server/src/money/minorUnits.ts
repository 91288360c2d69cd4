import { minorDigits } from '../minorDigits.ts'

/** A price of the contract in whole minor units, in which alone amounts are added and compared. */
export function toMinor(price: number, currency: string): number {
  return Math.round(price * 10 ** minorDigits(currency))
}

/** An amount in minor units as the contract has prices. */
export function fromMinor(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency)
}
