import { useLingui } from '@lingui/react/macro'
import { detectTextLanguage } from '#lib/text/detectTextLanguage.ts'

/**
 * What an element needs that holds a text somebody typed: its direction, and its language where that is another one. Of a
 * title that Urdu and Arabic write alike the language is that of the text beside it.
 */
export function useTextAttributes() {
  const { i18n } = useLingui()
  return (text: string | null | undefined, beside?: string | null) => {
    const lang = detectTextLanguage(text ?? '', i18n.locale, beside)
    return { dir: 'auto' as const, ...(lang && { lang }) }
  }
}
