import { type Messages, setupI18n } from '@lingui/core'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { type Message, isMessage } from './message.ts'
import ur from './ur.json' with { type: 'json' }

/** Supported languages; the contract uses English. */
export const languages = ['en', 'ur', 'ar'] as const

export type Language = (typeof languages)[number]

// TypeScript widens the tuples of a JSON file.
const messages = { en, ur, ar } as unknown as Record<Language, Messages>
const catalogues = {
  en: setupI18n({ locale: 'en', messages }),
  ur: setupI18n({ locale: 'ur', messages }),
  ar: setupI18n({ locale: 'ar', messages }),
}

/** The locales in which dates and times are formatted. */
export const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn' }

/** Renders a message in a language. */
export function translate(language: Language, { id, values }: Message): string {
  const texts = Object.entries(values).map(([name, value]) => {
    const text = formatValue(language, value)
    // Lingui decodes escape sequences after interpolation, and must not decode those of a value.
    return [name, text.replaceAll('\\', String.raw`\u005c`)]
  })
  return catalogues[language]._(id, Object.fromEntries(texts) as Record<string, string>)
}

function formatValue(language: Language, value: Message['values'][string]): string {
  if (isMessage(value)) return translate(language, value)
  if (typeof value !== 'object') return String(value)
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', calendar: 'gregory' } as const
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(Date.parse(value.day))
}

/** The preferred supported language of an `Accept-Language` header; undefined if none is supported. */
export function parseAcceptLanguage(accepted: string | undefined): Language | undefined {
  const candidates = (accepted ?? '').split(',').flatMap((part) => {
    const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`))
    const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean)
    return language && Number(quality ?? 1) > 0 ? [{ language, quality: Number(quality ?? 1) }] : []
  })
  return candidates.toSorted((one, other) => other.quality - one.quality)[0]?.language
}
