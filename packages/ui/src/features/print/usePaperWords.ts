import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { createI18n } from '#i18n/createI18n.ts'
import type { Language } from '#i18n/languages.ts'
import { useLoadedI18n } from '#i18n/useLoadedI18n.ts'

/** The words of papers in a language; in the page’s own it knows what the page knows, too. Undefined until they have come. */
export function usePrintI18n(language: Language) {
  const { i18n } = useLingui()
  const words = useLoadedI18n('common', language)
  return useMemo(() => {
    if (words === undefined || language !== i18n.locale) return words
    return createI18n(language, { ...i18n.messages, ...words.messages })
  }, [words, i18n, language])
}
