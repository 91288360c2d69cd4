import { limits } from '@maktab/contract/limits/saveSettings'
import type { PaymentWay, Settings, Rate } from '@maktab/contract/schema'
import { type TranslationLanguage, translationLanguages } from '@maktab/shared/pickTranslation'
import { type Infer, array, object, define, nullable, refine } from 'superstruct'
import { requiredChoiceOf, optionalText, requiredText, encodeRule, requiredChoice } from '#forms/rules.ts'
import { type PaymentOrigin, paymentAccountKinds } from '#lib/money/paymentMethods.ts'
import { requiredDay } from '#forms/timeRules.ts'
import { MAX_RATE_DECIMALS, getCurrencyLabel } from '#lib/money/currencyAmounts.ts'
import type { Option } from '#components/Select/Option.ts'
import { includeSelected } from '#components/ComboBox/comboBoxOptions.ts'

/** Schema of a note in another language. */
const noteOf = (origin: PaymentOrigin, language: TranslationLanguage) =>
  object({ note: optionalText(limits[`paymentWays.${origin}[].translations.${language}.note`]) })

/** Schema of a payment account. */
const wayOf = (origin: PaymentOrigin) =>
  object({
    kind: requiredChoiceOf(paymentAccountKinds),
    name: requiredText(limits[`paymentWays.${origin}[].name`]),
    accountTitle: requiredText(limits[`paymentWays.${origin}[].accountTitle`]),
    accountNumber: requiredText(limits[`paymentWays.${origin}[].accountNumber`]),
    branch: optionalText(limits[`paymentWays.${origin}[].branch`]),
    note: optionalText(limits[`paymentWays.${origin}[].note`]),
    translations: object({ en: noteOf(origin, 'en'), ur: noteOf(origin, 'ur'), ar: noteOf(origin, 'ar') }),
  })

export const paymentAccountFields = object({
  domestic: array(wayOf('domestic')),
  international: array(wayOf('international')),
})

type PaymentAccountValues = Infer<typeof paymentAccountFields>
type WayValues = PaymentAccountValues['domestic'][number]

export const newPaymentAccount = (): WayValues => ({
  kind: 'bank',
  name: '',
  accountTitle: '',
  accountNumber: '',
  branch: '',
  note: '',
  translations: { en: { note: '' }, ur: { note: '' }, ar: { note: '' } },
})

export function paymentAccountsToValues(ways: Settings['paymentWays']): PaymentAccountValues {
  const filled = ({ translations, ...way }: PaymentWay): WayValues => {
    const blank = newPaymentAccount()
    const noteIn = (language: TranslationLanguage) => ({ note: translations?.[language]?.note ?? '' })
    return { ...blank, ...way, translations: { en: noteIn('en'), ur: noteIn('ur'), ar: noteIn('ar') } }
  }
  return {
    domestic: (ways?.domestic ?? []).map(filled),
    international: (ways?.international ?? []).map(filled),
  }
}

function notesToRequest(translations: WayValues['translations']): PaymentWay['translations'] {
  const notes = translationLanguages.flatMap((language) => {
    const note = translations[language].note.trim()
    return note === '' ? [] : [[language, { note }]]
  })
  return notes.length === 0 ? undefined : Object.fromEntries(notes)
}

/** Wallets have no branch, even if one was typed before switching the kind. */
function wayToRequest({ kind, name, accountTitle, accountNumber, branch, note, ...way }: WayValues): PaymentWay {
  const isBank = kind !== 'wallet'
  const translations = notesToRequest(way.translations)
  return {
    kind: isBank ? 'bank' : 'wallet',
    name: name.trim(),
    accountTitle: accountTitle.trim(),
    accountNumber: accountNumber.trim(),
    ...(isBank && branch.trim() && { branch: branch.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...(translations && { translations }),
  }
}

export function paymentAccountsToRequest({
  domestic,
  international,
}: PaymentAccountValues): NonNullable<Settings['paymentWays']> {
  return { domestic: domestic.map(wayToRequest), international: international.map(wayToRequest) }
}

/** Largest rate that a number represents exactly with all decimals. */
const MAX_RATE = 9_999_999.99999999
const MIN_RATE = 0.5 * 10 ** -MAX_RATE_DECIMALS

const exchangeRate = refine(
  nullable(define<number>('number', (value) => typeof value === 'number')),
  'figure',
  (value) => {
    if (value === null) return encodeRule({ rule: 'required' })
    if (!Number.isFinite(value)) return encodeRule({ rule: 'notNumber' })
    if (value < MIN_RATE) return encodeRule({ rule: 'notPositive' })
    return value <= MAX_RATE || encodeRule({ rule: 'tooLarge', limit: Math.floor(MAX_RATE) })
  },
)

/** Schema of the exchange rates; `today` is in the school’s time zone. */
export const createRatesSchema = (today: string) =>
  array(object({ currency: requiredChoice(), rate: exchangeRate, asOf: requiredDay({ today }) }))

export type ExchangeRateValues = Infer<ReturnType<typeof createRatesSchema>>[number]

/** Rejects duplicate currencies and the school’s own; the error is at the later duplicate. */
export function validateRateCurrencies({
  currency: own,
  rates,
}: {
  currency: string | null
  rates: ExchangeRateValues[]
}) {
  return rates.flatMap(({ currency }, index) => {
    if (currency === null) return []
    const isTwice = rates.findIndex((one) => one.currency === currency) < index
    if (!isTwice && currency !== own) return []
    return [
      {
        path: ['rates', index, 'currency'],
        message: encodeRule({ rule: isTwice ? 'currencyTwice' : 'ownCurrency' }),
      },
    ]
  })
}

export const newExchangeRate = (today: string): ExchangeRateValues => ({ currency: null, rate: null, asOf: today })

export function ratesToValues(rates: Settings['rates']): ExchangeRateValues[] {
  return (rates ?? []).map(({ currency, rate, asOf }) => ({ currency, rate: Number(rate), asOf }))
}

/** The rate as the API expects it, or undefined while incomplete. */
export function rateToRequest({ currency, rate, asOf }: ExchangeRateValues): Rate | undefined {
  if (currency === null || rate === null || !(rate >= MIN_RATE && rate <= MAX_RATE)) return undefined
  return { currency, rate: rate.toFixed(MAX_RATE_DECIMALS).replace(/\.?0+$/, ''), asOf }
}

export function ratesToRequest(rates: readonly ExchangeRateValues[]): Rate[] {
  return rates.flatMap((one) => rateToRequest(one) ?? [])
}

/** All currencies of the browser plus the selected one: “PKR · Pakistani Rupee”. */
export function createCurrencyOptions(locale: string, chosen: string): Option[] {
  return includeSelected(Intl.supportedValuesOf('currency'), chosen).map((code) => ({
    id: code,
    label: getCurrencyLabel(code, locale),
  }))
}
