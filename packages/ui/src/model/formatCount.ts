import { oncePer } from './oncePer.ts'

const formatterOf = oncePer((locale) => new Intl.NumberFormat(locale))

/** A number of things as the language writes it. */
export function formatCount(count: number, locale: string): string {
  return formatterOf(locale).format(count)
}
