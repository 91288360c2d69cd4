import { type I18n, setupI18n } from '@lingui/core'
import { getLanguageTag } from '#i18n/languages.ts'
import { learnAriaWords } from './learnAriaWords.ts'
import { learnFormats } from './learnFormats.ts'
import { learnMessages } from './learnMessages.ts'

/** From now on whatever stories say is learnt with its English; the English words are loaded into what is given back. */
export function learnAll(): I18n {
  const english = setupI18n({ locale: 'en', locales: getLanguageTag('en'), messages: { en: {} } })
  learnMessages(english)
  learnAriaWords()
  learnFormats()
  return english
}
