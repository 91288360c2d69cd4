import { toEnglish, isForeign, addTranslation } from './translationDictionary.ts'

type Part = { type: string; value: string }
type Format = (...args: unknown[]) => unknown
type Formatter = Record<string, Format>
type FormatterClass = new (locale?: unknown, options?: unknown) => Formatter

const ENGLISH = 'en-GB'

/** Records dates, times, numbers, lists and names formatted by `Intl` with their British English equivalents. */
export function recordFormats(): void {
  const intl = Intl as unknown as Record<string, FormatterClass>
  for (const [name, methods] of Object.entries(formats)) {
    const Original = intl[name]
    if (Original) intl[name] = wrapFormatter(Original, methods)
  }
}

const formats = {
  DateTimeFormat: ['format', 'formatToParts', 'formatRange'],
  NumberFormat: ['format'],
  ListFormat: ['format'],
  DisplayNames: ['of'],
  RelativeTimeFormat: ['format'],
}

function wrapFormatter(Original: FormatterClass, methods: readonly string[]): FormatterClass {
  const build = (locale: unknown, options: unknown) => {
    const formatter = new Original(locale, options)
    if (String(locale).startsWith('en')) return formatter
    let english: Formatter | undefined
    for (const method of methods) {
      const format = formatter[method]
      if (!format) continue
      // Checked on each call, because formatters created in an English story are reused in later stories.
      const formatAndLearn = (...args: unknown[]) => {
        const text = Reflect.apply(format, formatter, args)
        if (!isForeign()) return text
        english ??= new Original(ENGLISH, options)
        const formatEnglish = english[method]
        if (formatEnglish) learnResult(text, Reflect.apply(formatEnglish, english, args.map(valueInEnglish)))
        return text
      }
      Object.defineProperty(formatter, method, { value: formatAndLearn })
    }
    return formatter
  }
  return new Proxy(Original, {
    construct: (_target, [locale, options]) => build(locale, options),
    apply: (_target, _self, [locale, options]) => build(locale, options),
  })
}

function valueInEnglish(value: unknown): unknown {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? toEnglish(item) : item)) : value
}

function learnResult(text: unknown, english: unknown): void {
  if (typeof text === 'string' && typeof english === 'string') addTranslation(text, english)
  if (Array.isArray(text) && Array.isArray(english)) learnParts(text, english)
}

/** Records the whole text, its date and its time, and each word found in both languages. */
function learnParts(text: readonly Part[], english: readonly Part[]): void {
  for (const select of [textOf, dayOf, timeOf]) addTranslation(select(text), select(english))
  for (const { type, value } of text) {
    const meaning = english.find((part) => part.type === type && /\p{L}/u.test(part.value))
    if (meaning && type !== 'literal') addTranslation(value, meaning.value)
  }
}

const textOf = (parts: readonly Part[]) => parts.map(({ value }) => value).join('')
const hourIn = (parts: readonly Part[]) => parts.findIndex(({ type }) => type === 'hour')
const dayOf = (parts: readonly Part[]) => (hourIn(parts) < 0 ? '' : textOf(parts.slice(0, hourIn(parts))))
const timeOf = (parts: readonly Part[]) => (hourIn(parts) < 0 ? '' : textOf(parts.slice(hourIn(parts))))
