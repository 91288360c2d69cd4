import type { PaymentWay, Settings } from '@maktab/contract/schema'
import { everyOf } from './everyOf.ts'

/** From where one pays: from within the school’s country, or from abroad. */
export type Origin = 'domestic' | 'international'

export const origins = everyOf<Origin>()('domestic', 'international')
export const wayKinds = everyOf<PaymentWay['kind']>()('bank', 'wallet')

/** The payment instructions of one set: accounts, text, or both; empty if there are none. */
export type WaysToPay = { ways: readonly PaymentWay[]; words: string }

export type PaymentTexts = Record<Origin, string>

type School = Pick<Settings, 'paymentInstructions' | 'paymentWays'> & {
  /** The deployment’s own text, for a school whose settings have none. */
  deployedInstructions?: PaymentTexts
}

/** The instructions of one set: those of the settings, otherwise those of the deployment. Placeholders count as empty. */
export function waysToPay(school: School, origin: Origin): WaysToPay {
  const ways = school.paymentWays?.[origin] ?? []
  const words = wordsOf(school.paymentInstructions[origin])
  if (ways.length > 0 || words !== '') return { ways, words }
  return { ways: [], words: wordsOf(school.deployedInstructions?.[origin] ?? '') }
}

/** Whether there are instructions. */
export function hasInstructions({ ways, words }: WaysToPay): boolean {
  return ways.length > 0 || words !== ''
}

/** Whether a text is marked as a placeholder for the real one. */
export function isPlaceholder(text: string): boolean {
  return /^\s*\[placeholder\]/i.test(text)
}

function wordsOf(text: string): string {
  return isPlaceholder(text) ? '' : text.trim()
}
