import { type Messages, setupI18n } from '@lingui/core'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import type { Language } from './Language.ts'
import { type Message, isMessage } from './message.ts'
import ur from './ur.json' with { type: 'json' }

// TypeScript widens the tuples of a JSON file.
const messages = { en, ur, ar } as unknown as Record<Language, Messages>
const catalogues = {
  en: setupI18n({ locale: 'en', messages }),
  ur: setupI18n({ locale: 'ur', messages }),
  ar: setupI18n({ locale: 'ar', messages }),
}

/** What a message says in a language. */
export function translate(language: Language, { id, values }: Message): string {
  const said = Object.entries(values).map(([name, value]) => {
    const text = isMessage(value) ? translate(language, value) : String(value)
    // Lingui decodes escape sequences after it has put in the values: what somebody typed stays as it is.
    return [name, text.replaceAll('\\', String.raw`\u005c`)]
  })
  return catalogues[language]._(id, Object.fromEntries(said) as Record<string, string>)
}
