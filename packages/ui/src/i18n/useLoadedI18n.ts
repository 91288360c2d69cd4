import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { createI18n } from './createI18n.ts'
import type { Language } from './languages.ts'
import { type MessageNamespace, loadMessages } from './loadMessages.ts'

const RETRY_MILLISECONDS = 3000

/** The messages of an area in a language that needn’t be the page’s; undefined while they load. A failed load is retried. */
export function useLoadedI18n(area: MessageNamespace, language: Language): I18n | undefined {
  const [words, setWords] = useState<I18n>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const messages = await loadMessages(language, [area])
        if (isWanted) setWords(createI18n(language, messages))
      } catch {
        if (isWanted) setTimeout(() => void load(), RETRY_MILLISECONDS)
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [area, language])
  return words?.locale === language ? words : undefined
}
