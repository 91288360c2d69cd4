import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { redactName } from './redactName.ts'

/** What tells in a text who somebody is, and how they are reached. */
export type PersonalIdentifiers = {
  names: readonly string[]
  emails: readonly (string | null)[]
  phones: readonly (string | null)[]
}

const PHONE = /\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu
/** The last digits of a number are the same with and without the codes of its country. */
const TELLING_DIGITS = 8
const MIN_DIGITS = 7

/** A text without somebody’s names, e-mails and phones, however they are written in it. */
export function redactPerson(text: string, { names, emails, phones }: PersonalIdentifiers): string {
  const numbers = new Set(phones.flatMap((phone) => endOf(phone ?? '') ?? []))
  const unreachable = emails
    .reduce<string>((left, email) => (email ? left.replaceAll(patternOf(email), '…') : left), text)
    .replaceAll(PHONE, (phone) => (numbers.has(endOf(phone) ?? '') ? '…' : phone))
  return names.reduce(redactName, unreachable)
}

/** An e-mail that stands by itself: as a part of a longer one it is somebody else’s. */
function patternOf(email: string): RegExp {
  const letters = email.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}._%+-])${letters}(?![\p{L}\p{N}]|[.-]+[\p{L}\p{N}])`, 'giu')
}

function endOf(phone: string): string | undefined {
  const digits = normalizeForSearch(phone).replaceAll(/\D/g, '')
  return digits.length < MIN_DIGITS ? undefined : digits.slice(-TELLING_DIGITS)
}
