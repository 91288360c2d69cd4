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

/** Renders a message in a language. */
export function translate(language: Language, { id, values }: Message): string {
  const texts = Object.entries(values).map(([name, value]) => {
    const text = isMessage(value) ? translate(language, value) : String(value)
    // Lingui decodes escape sequences after interpolation, and must not decode those of a value.
    return [name, text.replaceAll('\\', String.raw`\u005c`)]
  })
  return catalogues[language]._(id, Object.fromEntries(texts) as Record<string, string>)
}
