import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, getLanguageTag } from './languages.ts'

/** What says things in a language, by the words that `loadMessages` gave. */
export function createI18n(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, locales: getLanguageTag(language), messages: { [language]: messages } })
}
