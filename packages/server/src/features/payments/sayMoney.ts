import { fromMinorUnits } from './minorUnits.ts'
import type { Language } from '#i18n/Language.ts'
import { isolateBidi } from '#mail/formatLessonTimes.ts'

// In the same digits in every language, as on the pages.
const moneyLocales: Record<Language, string> = { en: 'en-US', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }

/** An amount in minor units as people of a language write it: without coins where there are none. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const amount = fromMinorUnits(minor, currency)
  const written = new Intl.NumberFormat(moneyLocales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 3,
  }).format(amount)
  return isolateBidi(language, written)
}
