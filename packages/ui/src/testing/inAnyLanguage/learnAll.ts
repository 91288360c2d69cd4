import { type LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import { inEnglish, isForeign, learn } from './dictionary.ts'
import { type I18n, setupI18n } from '@lingui/core'
import { getLanguageTag } from '#i18n/languages.ts'
import { learnFormats } from './learnFormats.ts'
import { learnMessages } from './learnMessages.ts'

type Values = Record<string, string | number | boolean> | undefined
type Formatter = { locale: string; strings: LocalizedStringDictionary }

/** What react-aria says by itself is learnt with its English. */
function learnAriaWords(): void {
  const say = LocalizedStringFormatter.prototype.format
  LocalizedStringFormatter.prototype.format = function sayAndLearn(key: string, values?: Values) {
    const said = Reflect.apply(say, this, [key, values])
    // Both are private, and only here is it asked what the same would be in another language.
    const { locale, strings } = this as unknown as Formatter
    if (isForeign() && locale !== 'en-GB') {
      learn(said, Reflect.apply(say, new LocalizedStringFormatter('en-GB', strings), [key, valuesInEnglish(values)]))
    }
    return said
  }
}

function valuesInEnglish(values: Values): Values {
  if (!values) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? inEnglish(value) : value]),
  )
}

/** From now on whatever stories say is learnt with its English; the English words are loaded into what is given back. */
export function learnAll(): I18n {
  const english = setupI18n({ locale: 'en', locales: getLanguageTag('en'), messages: { en: {} } })
  learnMessages(english)
  learnAriaWords()
  learnFormats()
  return english
}
