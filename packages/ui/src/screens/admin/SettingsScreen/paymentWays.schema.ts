import { limits } from '@maktab/contract/limits/saveSettings'
import type { PaymentWay, Settings } from '@maktab/contract/schema'
import { type Infer, array, object } from 'superstruct'
import { choiceOf, optionalText, required } from '#forms/rules.ts'
import { type Origin, wayKinds } from '#model/waysToPay.ts'

/** An account of a set; both sets take the same. */
const wayOf = (origin: Origin) =>
  object({
    kind: choiceOf(wayKinds),
    name: required(limits[`paymentWays.${origin}[].name`]),
    accountTitle: required(limits[`paymentWays.${origin}[].accountTitle`]),
    accountNumber: required(limits[`paymentWays.${origin}[].accountNumber`]),
    branch: optionalText(limits[`paymentWays.${origin}[].branch`]),
    note: optionalText(limits[`paymentWays.${origin}[].note`]),
  })

export const waySets = object({
  domestic: array(wayOf('domestic')),
  international: array(wayOf('international')),
})

export type WaySets = Infer<typeof waySets>
type WayValues = WaySets['domestic'][number]

export const newWay = (): WayValues => ({
  kind: 'bank',
  name: '',
  accountTitle: '',
  accountNumber: '',
  branch: '',
  note: '',
})

export function waysToValues(ways: Settings['paymentWays']): WaySets {
  const filled = (way: PaymentWay): WayValues => ({ ...newWay(), ...way })
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

export function waysToRequest({ domestic, international }: WaySets): NonNullable<Settings['paymentWays']> {
  return { domestic: domestic.map(wayToRequest), international: international.map(wayToRequest) }
}
