import type { PaymentWay, Settings } from '@maktab/contract/schema'
import { allOf } from '../allOf.ts'

/** From where one pays: from within the school’s country, or from abroad. */
export type PaymentOrigin = 'domestic' | 'international'

export const paymentOrigins = allOf<PaymentOrigin>()('domestic', 'international')
export const paymentAccountKinds = allOf<PaymentWay['kind']>()('bank', 'wallet')

/** The payment instructions of one set: accounts, text, or both; empty if there are none. */
export type PaymentInstructionSet = { ways: readonly PaymentWay[]; words: string }

export type PaymentInstructionTexts = Record<PaymentOrigin, string>

type School = Pick<Settings, 'paymentInstructions' | 'paymentWays'> & {
  /** The deployment’s own text, for a school whose settings have none. */
  deployedInstructions?: PaymentInstructionTexts
}

/** The instructions of one set: those of the settings, otherwise those of the deployment. Placeholders count as empty. */
export function getPaymentInstructions(school: School, origin: PaymentOrigin): PaymentInstructionSet {
  const ways = school.paymentWays?.[origin] ?? []
  const words = wordsOf(school.paymentInstructions[origin])
  if (ways.length > 0 || words !== '') return { ways, words }
  return { ways: [], words: wordsOf(school.deployedInstructions?.[origin] ?? '') }
}

/** Whether there are instructions. */
export function hasPaymentInstructions({ ways, words }: PaymentInstructionSet): boolean {
  return ways.length > 0 || words !== ''
}

/** Whether a text is marked as a placeholder for the real one. */
export function isPlaceholderText(text: string): boolean {
  return /^\s*\[placeholder\]/i.test(text)
}

function wordsOf(text: string): string {
  return isPlaceholderText(text) ? '' : text.trim()
}
