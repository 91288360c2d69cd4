import { type LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import { toEnglish, isForeign, addTranslation } from './translationDictionary.ts'
import { type I18n, setupI18n } from '@lingui/core'
import { getLanguageTag } from '#i18n/languages.ts'
import { recordFormats } from './recordFormats.ts'
import { recordMessages } from './recordMessages.ts'

type Values = Record<string, string | number | boolean> | undefined
type Formatter = { locale: string; strings: LocalizedStringDictionary }

/** Records react-aria's built-in messages with their English texts. */
function learnAriaWords(): void {
  const format = LocalizedStringFormatter.prototype.format
  LocalizedStringFormatter.prototype.format = function formatAndLearn(key: string, values?: Values) {
    const text = Reflect.apply(format, this, [key, values])
    // Both properties are private in react-aria.
    const { locale, strings } = this as unknown as Formatter
    if (isForeign() && locale !== 'en-GB') {
      addTranslation(
        text,
        Reflect.apply(format, new LocalizedStringFormatter('en-GB', strings), [key, valuesInEnglish(values)]),
      )
    }
    return text
  }
}

function valuesInEnglish(values: Values): Values {
  if (!values) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? toEnglish(value) : value]),
  )
}

/** Starts recording all texts that stories render. Load the English messages into the returned instance. */
export function recordTranslations(): I18n {
  const english = setupI18n({ locale: 'en', locales: getLanguageTag('en'), messages: { en: {} } })
  recordMessages(english)
  learnAriaWords()
  recordFormats()
  return english
}
