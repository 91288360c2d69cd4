import type { CoursePurchase, EventPayment, PaymentWay, RegisteredCourse } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { everyOf } from './everyOf.ts'
import type { WaysToPay } from './waysToPay.ts'

/** Each call keeps the values of its own (1§9, 2§9). */
export const eventPaymentMethods = everyOf<NonNullable<EventPayment['method']>>()('jazzcash', 'bank')
export const coursePaymentMethods = everyOf<NonNullable<CoursePurchase['paymentMethod']>>()('bank transfer', 'jazzcash')
export const registrationPaymentMethods = everyOf<NonNullable<RegisteredCourse['billing']>['payment_method']>()(
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
])

/** A payment method’s name for a person; one that isn’t in the table shows as itself. */
export function paymentMethodName(method: string, i18n: I18n): string {
  const name = names.get(method.trim().toLowerCase())
  return name ? i18n._(name) : method
}

/** What a call keeps a payment to an account by. */
type MethodOf<Method> = (way: PaymentWay) => Method

/** The one wallet that the wire names stands for every wallet (decision 142). */
export const courseMethodOf: MethodOf<(typeof coursePaymentMethods)[number]> = ({ kind }) =>
  kind === 'bank' ? 'bank transfer' : 'jazzcash'

export const eventMethodOf: MethodOf<(typeof eventPaymentMethods)[number]> = ({ kind }) =>
  kind === 'bank' ? 'bank' : 'jazzcash'

/** Registration knows no wallet but PayPal: what is sent to another is a transfer, and neither a card nor PayPal. */
export const registrationMethodOf: MethodOf<(typeof registrationPaymentMethods)[number]> = ({ kind, name }) =>
  kind === 'wallet' && /paypal/i.test(name) ? 'PayPal' : 'Bank Transfer'

export type OfferedMethod<Method extends string> = { id: Method; label: string }

/** The methods that fit what the school says, as a person knows them: its accounts decide; words alone leave all of them. */
export function methodsToOffer<Method extends string>(
  all: readonly Method[],
  { ways }: WaysToPay,
  methodOf: MethodOf<Method>,
  i18n: I18n,
): OfferedMethod<Method>[] {
  return all.flatMap((id) => {
    const own = ways.filter((way) => methodOf(way) === id)
    if (ways.length > 0 && own.length === 0) return []
    return { id, label: own.length > 0 ? nameOfWays(own, i18n) : paymentMethodName(id, i18n) }
  })
}

/** The method that was chosen of those that are offered; the only one needn’t be chosen. */
export function chosenMethod<Method extends string>(
  value: Method | null,
  methods: readonly OfferedMethod<Method>[],
): Method | null {
  const [only, ...others] = methods
  if (only !== undefined && others.length === 0) return only.id
  return methods.find(({ id }) => id === value)?.id ?? null
}

/** Wallets go by their own name where there is one of them. */
function nameOfWays(ways: readonly PaymentWay[], i18n: I18n): string {
  const wallets = new Set(ways.filter(({ kind }) => kind === 'wallet').map(({ name }) => name.trim()))
  const [only, ...others] = wallets
  if (only === undefined) return i18n._(msg`Bank transfer`)
  if (ways.some(({ kind }) => kind === 'bank')) return i18n._(msg`Bank or wallet transfer`)
  return others.length > 0 ? i18n._(msg`Mobile wallet`) : only
}
