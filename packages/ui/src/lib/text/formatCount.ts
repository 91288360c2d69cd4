import { memoizeByKey } from '../memoizeByKey.ts'

const formatterOf = memoizeByKey((locale) => new Intl.NumberFormat(locale))

/** A number of things as the language writes it. */
export function formatCount(count: number, locale: string): string {
  return formatterOf(locale).format(count)
}
