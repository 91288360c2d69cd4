import { useLingui } from '@lingui/react/macro'
import { langOf } from '#model/langOf.ts'

/** What an element needs that holds a text somebody typed: its direction, and its language where that is another one. */
export function useTongue() {
  const { i18n } = useLingui()
  return (text: string | null | undefined) => {
    const lang = langOf(text ?? '', i18n.locale)
    return { dir: 'auto' as const, ...(lang && { lang }) }
  }
}
