import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { i18nOf } from '#environment/i18nOf.ts'
import type { Language } from '#environment/languages.ts'
import { loadMessages } from '#environment/loadMessages.ts'

const RETRY_MILLISECONDS = 3000

/** These pages’ words in a language that needn’t be the page’s; undefined until they have come. Over a broken line they are asked for again. */
export function useWordsOf(language: Language): I18n | undefined {
  const [words, setWords] = useState<I18n>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const messages = await loadMessages(language, ['shared'])
        if (isWanted) setWords(i18nOf(language, messages))
      } catch {
        if (isWanted) setTimeout(() => void load(), RETRY_MILLISECONDS)
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [language])
  return words?.locale === language ? words : undefined
}
