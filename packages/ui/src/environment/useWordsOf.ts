import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { i18nOf } from './i18nOf.ts'
import type { Language } from './languages.ts'
import { type WordsArea, loadMessages } from './loadMessages.ts'

const RETRY_MILLISECONDS = 3000

/** The words of some areas, always the same ones, in a language that needn’t be the page’s; undefined until they have come. Over a broken line they are asked for again. */
export function useWordsOf(areas: readonly WordsArea[], language: Language): I18n | undefined {
  const [words, setWords] = useState<I18n>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const messages = await loadMessages(language, areas)
        if (isWanted) setWords(i18nOf(language, messages))
      } catch {
        if (isWanted) setTimeout(() => void load(), RETRY_MILLISECONDS)
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [areas, language])
  return words?.locale === language ? words : undefined
}
