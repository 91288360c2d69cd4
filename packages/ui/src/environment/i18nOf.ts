import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, tagOf } from './languages.ts'

/** What says things in a language, by the words that `loadMessages` gave. */
export function i18nOf(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, locales: tagOf(language), messages: { [language]: messages } })
}
