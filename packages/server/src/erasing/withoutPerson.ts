import { searchable } from '@maktab/contract/wire/searchable'
import { withoutName } from './withoutName.ts'

/** What tells in a text who somebody is, and how they are reached. */
export type Traces = {
  names: readonly string[]
  emails: readonly (string | null)[]
  phones: readonly (string | null)[]
}

const EMAIL = /[^\s<>()[\]"“”«»,;:]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu
const PHONE = /\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu
/** The last digits of a number are the same with and without the codes of its country. */
const TELLING_DIGITS = 8
const FEWEST_DIGITS = 7

/** A text without somebody’s names, e-mails and phones, however they are written in it. */
export function withoutPerson(text: string, { names, emails, phones }: Traces): string {
  const mails = new Set(emails.flatMap((email) => email?.toLowerCase() ?? []))
  const numbers = new Set(phones.flatMap((phone) => endOf(phone ?? '') ?? []))
  const unreachable = text
    .replaceAll(EMAIL, (email) => (mails.has(email.toLowerCase()) ? '…' : email))
    .replaceAll(PHONE, (phone) => (numbers.has(endOf(phone) ?? '') ? '…' : phone))
  return names.reduce(withoutName, unreachable)
}

function endOf(phone: string): string | undefined {
  const digits = searchable(phone).replaceAll(/\D/g, '')
  return digits.length < FEWEST_DIGITS ? undefined : digits.slice(-TELLING_DIGITS)
}
