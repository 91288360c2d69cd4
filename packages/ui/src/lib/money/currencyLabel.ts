import { memoizeByKey } from '../memoizeByKey.ts'

const namesOf = memoizeByKey((locale) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }))

/** What a currency is called: “PKR · Pakistani Rupee”; of what the browser doesn’t know, the code alone. */
export function currencyLabel(code: string, locale: string): string {
  const name = nameOf(namesOf(locale), code)
  return name === code ? code : `${code} · ${name}`
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
