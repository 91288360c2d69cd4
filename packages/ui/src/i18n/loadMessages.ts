import { type Messages, type I18n, setupI18n } from '@lingui/core'
import { type Language, getLanguageTag } from './languages.ts'
import { useEffect, useState } from 'react'

/** The catalogues: `common` is for everybody, the others for the pages of one role. */
export const messageNamespaces = ['common', 'admin', 'teacher', 'student'] as const

export type MessageNamespace = (typeof messageNamespaces)[number]

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/{en,ur,ar}.po')

/** The words of one language for some areas; nothing else is fetched. The pseudo-language’s are Storybook’s alone. */
export async function loadMessages(language: Language, areas: readonly MessageNamespace[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map(async (area) => catalogs[`../locales/${area}/${language}.po`]?.()))
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages)) as Messages
}

/** What says things in a language, by the words that `loadMessages` gave. */
export function createI18n(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, locales: getLanguageTag(language), messages: { [language]: messages } })
}

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
