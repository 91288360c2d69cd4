import type { Option } from '#components/Select/Option.ts'
import { includeSelected } from '#components/ComboBox/includeSelected.ts'
import { currencyLabel } from '#lib/money/money.ts'

/** Every currency that the browser knows, and the one that is chosen: “PKR · Pakistani Rupee”. */
export function createCurrencyOptions(locale: string, chosen: string): Option[] {
  return includeSelected(Intl.supportedValuesOf('currency'), chosen).map((code) => ({
    id: code,
    label: currencyLabel(code, locale),
  }))
}
