import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { i18nOf } from '#environment/i18nOf.ts'
import type { Language } from '#environment/languages.ts'
import { useWordsOf } from '#environment/useWordsOf.ts'

/** The words of papers in a language; in the page’s own it knows what the page knows, too. Undefined until they have come. */
export function usePaperWords(language: Language) {
  const { i18n } = useLingui()
  const words = useWordsOf('common', language)
  return useMemo(() => {
    if (words === undefined || language !== i18n.locale) return words
    return i18nOf(language, { ...i18n.messages, ...words.messages })
  }, [words, i18n, language])
}
