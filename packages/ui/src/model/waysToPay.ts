import type { PaymentWay, Settings } from '@maktab/contract/schema'
import { everyOf } from './everyOf.ts'

/** From where one pays: from within the school’s country, or from abroad. */
export type Origin = 'domestic' | 'international'

export const origins = everyOf<Origin>()('domestic', 'international')
export const wayKinds = everyOf<PaymentWay['kind']>()('bank', 'wallet')

/** What a school says of how to pay from one place; nothing where it hasn’t said it yet. */
export type WaysToPay = { ways: readonly PaymentWay[]; words: string }

type Told = Pick<Settings, 'paymentInstructions' | 'paymentWays'>

/** The accounts and the words of one set. Words that are marked as placeholders are none (decision 141). */
export function waysToPay({ paymentInstructions, paymentWays }: Told, origin: Origin): WaysToPay {
  return { ways: paymentWays?.[origin] ?? [], words: wordsOf(paymentInstructions[origin]) }
}

/** Whether the school has said how to pay. */
export function isSaid({ ways, words }: WaysToPay): boolean {
  return ways.length > 0 || words !== ''
}

/** Whether somebody left a text marked as one that only shows where the real one will stand. */
export function isPlaceholder(text: string): boolean {
  return /^\s*\[placeholder\]/i.test(text)
}

function wordsOf(text: string): string {
  return isPlaceholder(text) ? '' : text.trim()
}
