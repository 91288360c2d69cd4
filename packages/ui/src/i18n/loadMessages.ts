import { type Messages, type I18n, setupI18n } from '@lingui/core'
import { type Language, getLanguageTag } from './languages.ts'
import { useEffect, useState } from 'react'

/** The message catalogues: `common` for all users, the others for the pages of one role. */
export const messageNamespaces = ['common', 'admin', 'teacher', 'student'] as const

export type MessageNamespace = (typeof messageNamespaces)[number]

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/{en,ur,ar}.po')

/** Loads the messages of one language for the given namespaces only. Only Storybook has the pseudo-language. */
export async function loadMessages(language: Language, areas: readonly MessageNamespace[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map(async (area) => catalogs[`../locales/${area}/${language}.po`]?.()))
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages)) as Messages
}

/** Creates the i18n instance of a language from the result of `loadMessages`. */
export function createI18n(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, locales: getLanguageTag(language), messages: { [language]: messages } })
}

const RETRY_MILLISECONDS = 3000

/**
 * The messages of a namespace in a language other than the page's; undefined while they load. Failed loads are retried.
 */
export function useLoadedI18n(area: MessageNamespace, language: Language): I18n | undefined {
  const [loadedI18n, setLoadedI18n] = useState<I18n>()
  useEffect(() => {
    let isActive = true
    const load = async () => {
      try {
        const messages = await loadMessages(language, [area])
        if (isActive) setLoadedI18n(createI18n(language, messages))
      } catch {
        if (isActive) setTimeout(() => void load(), RETRY_MILLISECONDS)
      }
    }
    void load()
    return () => {
      isActive = false
    }
  }, [area, language])
  return loadedI18n?.locale === language ? loadedI18n : undefined
}
