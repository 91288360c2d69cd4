import type { Option } from '#components/Select/Option.ts'
import { withChosen } from '#components/ComboBox/withChosen.ts'
import { currencyLabel } from '#model/currencyLabel.ts'

/** Every currency that the browser knows, and the one that is chosen: “PKR · Pakistani Rupee”. */
export function currencyOptions(locale: string, chosen: string): Option[] {
  return withChosen(Intl.supportedValuesOf('currency'), chosen).map((code) => ({
    id: code,
    label: currencyLabel(code, locale),
  }))
}
