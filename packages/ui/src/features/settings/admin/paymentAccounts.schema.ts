import { limits } from '@maktab/contract/limits/saveSettings'
import type { PaymentWay, Settings } from '@maktab/contract/schema'
import { type Infer, array, object } from 'superstruct'
import { requiredChoiceOf, optionalText, requiredText } from '#forms/rules.ts'
import { type PaymentOrigin, paymentAccountKinds } from '#lib/money/paymentInstructions.ts'

/** An account of a set; both sets take the same. */
const wayOf = (origin: PaymentOrigin) =>
  object({
    kind: requiredChoiceOf(paymentAccountKinds),
    name: requiredText(limits[`paymentWays.${origin}[].name`]),
    accountTitle: requiredText(limits[`paymentWays.${origin}[].accountTitle`]),
    accountNumber: requiredText(limits[`paymentWays.${origin}[].accountNumber`]),
    branch: optionalText(limits[`paymentWays.${origin}[].branch`]),
    note: optionalText(limits[`paymentWays.${origin}[].note`]),
  })

export const paymentAccountFields = object({
  domestic: array(wayOf('domestic')),
  international: array(wayOf('international')),
})

export type PaymentAccountValues = Infer<typeof paymentAccountFields>
type WayValues = PaymentAccountValues['domestic'][number]

export const newPaymentAccount = (): WayValues => ({
  kind: 'bank',
  name: '',
  accountTitle: '',
  accountNumber: '',
  branch: '',
  note: '',
})

export function paymentAccountsToValues(ways: Settings['paymentWays']): PaymentAccountValues {
  const filled = (way: PaymentWay): WayValues => ({ ...newPaymentAccount(), ...way })
  return {
    domestic: (ways?.domestic ?? []).map(filled),
    international: (ways?.international ?? []).map(filled),
  }
}

/** Of a wallet there is no branch, whatever was typed before it was made one. */
function wayToRequest({ kind, name, accountTitle, accountNumber, branch, note }: WayValues): PaymentWay {
  const isBank = kind !== 'wallet'
  return {
    kind: isBank ? 'bank' : 'wallet',
    name: name.trim(),
    accountTitle: accountTitle.trim(),
    accountNumber: accountNumber.trim(),
    ...(isBank && branch.trim() && { branch: branch.trim() }),
    ...(note.trim() && { note: note.trim() }),
  }
}

export function paymentAccountsToRequest({
  domestic,
  international,
}: PaymentAccountValues): NonNullable<Settings['paymentWays']> {
  return { domestic: domestic.map(wayToRequest), international: international.map(wayToRequest) }
}
