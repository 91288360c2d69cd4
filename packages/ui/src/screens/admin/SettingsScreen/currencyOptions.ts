import type { Option } from '#components/Select/Option.ts'
import { withChosen } from '#components/ComboBox/withChosen.ts'

/** Every currency that the browser knows, and the one that is chosen: “PKR · Pakistani Rupee”. */
export function currencyOptions(locale: string, chosen: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' })
  return withChosen(Intl.supportedValuesOf('currency'), chosen).map((code) => {
    const name = nameOf(names, code)
    return { id: code, label: name === code ? code : `${code} · ${name}` }
  })
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
