import type { CoursePurchase, EventPayment, PaymentWay, RegisteredCourse, Settings } from '@maktab/contract/schema'
import { type LocalizedText, pickTranslation } from '@maktab/shared/pickTranslation'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { exhaustiveList } from '../exhaustiveList.ts'

/** Each operation has its own values (1§9, 2§9). */
export const eventPaymentMethods = exhaustiveList<NonNullable<EventPayment['method']>>()('jazzcash', 'bank')
export const coursePaymentMethods = exhaustiveList<NonNullable<CoursePurchase['paymentMethod']>>()(
  'bank transfer',
  'jazzcash',
)
export const registrationPaymentMethods = exhaustiveList<NonNullable<RegisteredCourse['billing']>['payment_method']>()(
  'Credit Card',
  'PayPal',
  'Bank Transfer',
)

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['jazzcash', msg`JazzCash`],
  ['bank', msg`Bank transfer`],
  ['bank transfer', msg`Bank transfer`],
  ['credit card', msg`Credit card`],
  ['paypal', msg`PayPal`],
  ['cash', msg`Cash`],
  ['mobile wallet', msg`Mobile wallet`],
  ['other', msg`Other`],
])

/** Display name of a payment method; unknown methods are returned unchanged. */
export function getPaymentMethodName(method: string, i18n: I18n): string {
  const name = names.get(method.trim().toLowerCase())
  return name ? i18n._(name) : method
}

export type MethodOption<Method extends string> = { id: Method; label: string }

/** Options for all methods of an operation. The school’s accounts only change the labels. */
export function createMethodOptions<Method extends string>(
  methods: readonly Method[],
  ways: readonly PaymentWay[],
  i18n: I18n,
): MethodOption<Method>[] {
  const wallets = new Set(ways.filter(({ kind }) => kind === 'wallet').map(({ name }) => name.trim()))
  return methods.map((id) => ({ id, label: walletLabel(id, [...wallets], i18n) ?? getPaymentMethodName(id, i18n) }))
}

/** Label of a method that names the school’s wallets (decision 142). */
function walletLabel(method: string, wallets: readonly string[], i18n: I18n): string | undefined {
  // For courses and events, `jazzcash` means any wallet.
  if (method === 'jazzcash' && wallets.length > 0) {
    return new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(wallets)
  }
  // Registration has no wallet but PayPal.
  const hasOther = wallets.some((name) => !/paypal/i.test(name))
  return method === 'Bank Transfer' && hasOther ? i18n._(msg`Bank or wallet transfer`) : undefined
}

/** The payment method, among those that an operation takes, for an account; undefined if there is none. */
export function findMethodOfAccount<Method extends string>(
  { kind, name }: Pick<PaymentWay, 'kind' | 'name'>,
  methods: readonly Method[],
): Method | undefined {
  const isPayPal = kind === 'wallet' && /paypal/i.test(name)
  // For courses and events, `jazzcash` means any wallet; registration has no wallet but PayPal.
  const words = [...(isPayPal ? [/^paypal/i] : []), ...(kind === 'wallet' ? [/^jazzcash/i] : []), /^bank/i]
  return words.flatMap((word) => methods.find((method) => word.test(method)) ?? [])[0]
}

/** Where the payer is: in the school’s country or abroad. */
export type PaymentOrigin = 'domestic' | 'international'

export const paymentOrigins = exhaustiveList<PaymentOrigin>()('domestic', 'international')
export const paymentAccountKinds = exhaustiveList<PaymentWay['kind']>()('bank', 'wallet')

/** Payment instructions for one origin: accounts, text, or both; empty if there are none. */
type PaymentInstructionSet = { ways: readonly PaymentWay[]; words: LocalizedText | undefined }

export type PaymentInstructionTexts = Record<PaymentOrigin, string>

type School = Pick<Settings, 'paymentInstructions' | 'paymentWays' | 'translations'> & {
  /** The deployment’s own text, for a school whose settings have none. */
  deployedInstructions?: PaymentInstructionTexts
}

/**
 * Payment instructions for an origin in the reader’s language: from the settings, otherwise from the deployment.
 * Placeholders count as empty.
 */
export function getPaymentInstructions(school: School, origin: PaymentOrigin, reader: string): PaymentInstructionSet {
  const ways = school.paymentWays?.[origin] ?? []
  const words = pickTranslation(
    readText(school.paymentInstructions[origin]),
    school.translations,
    reader,
    ({ paymentInstructions }) => readText(paymentInstructions?.[origin]),
  )
  if (ways.length > 0 || words) return { ways, words }
  const text = readText(school.deployedInstructions?.[origin])
  return { ways: [], words: text === '' ? undefined : { text } }
}

/** The note of an account in the reader’s language. */
export function getPaymentNote({ note, translations }: PaymentWay, reader: string): LocalizedText | undefined {
  return pickTranslation(note, translations, reader, (texts) => texts.note)
}

export function hasPaymentInstructions({ ways, words }: PaymentInstructionSet): boolean {
  return ways.length > 0 || words !== undefined
}

/** Whether a text is marked as a placeholder for the real one. */
export function isPlaceholderText(text: string): boolean {
  return /^\s*\[placeholder\]/i.test(text)
}

function readText(text = ''): string {
  return isPlaceholderText(text) ? '' : text.trim()
}
