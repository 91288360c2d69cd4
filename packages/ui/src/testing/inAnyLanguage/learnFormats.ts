import { inEnglish, isForeign, learn } from './dictionary.ts'

type Part = { type: string; value: string }
type Format = (...args: unknown[]) => unknown
type Formatter = Record<string, Format>
type FormatterClass = new (locale?: unknown, options?: unknown) => Formatter

const ENGLISH = 'en-GB'

/** Dates, times, numbers, lists and names that the browser formats are learnt as British English has them. */
export function learnFormats(): void {
  const intl = Intl as unknown as Record<string, FormatterClass>
  for (const [name, methods] of Object.entries(formats)) {
    const Original = intl[name]
    if (Original) intl[name] = learning(Original, methods)
  }
}

const formats = {
  DateTimeFormat: ['format', 'formatToParts', 'formatRange'],
  NumberFormat: ['format'],
  ListFormat: ['format'],
  DisplayNames: ['of'],
  RelativeTimeFormat: ['format'],
}

function learning(Original: FormatterClass, methods: readonly string[]): FormatterClass {
  const build = (locale: unknown, options: unknown) => {
    const formatter = new Original(locale, options)
    if (String(locale).startsWith('en')) return formatter
    let english: Formatter | undefined
    for (const method of methods) {
      const say = formatter[method]
      if (!say) continue
      // Asked each time: what an English story made in passing is kept for those after it, of any language.
      const sayAndLearn = (...args: unknown[]) => {
        const said = Reflect.apply(say, formatter, args)
        if (!isForeign()) return said
        english ??= new Original(ENGLISH, options)
        const mean = english[method]
        if (mean) learnResult(said, Reflect.apply(mean, english, args.map(valueInEnglish)))
        return said
      }
      Object.defineProperty(formatter, method, { value: sayAndLearn })
    }
    return formatter
  }
  return new Proxy(Original, {
    construct: (_target, [locale, options]) => build(locale, options),
    apply: (_target, _self, [locale, options]) => build(locale, options),
  })
}

function valueInEnglish(value: unknown): unknown {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? inEnglish(item) : item)) : value
}

function learnResult(said: unknown, english: unknown): void {
  if (typeof said === 'string' && typeof english === 'string') learn(said, english)
  if (Array.isArray(said) && Array.isArray(english)) learnParts(said, english)
}

/** The whole, the day and the time of it, and each word that both languages have. */
function learnParts(said: readonly Part[], english: readonly Part[]): void {
  for (const text of [textOf, dayOf, timeOf]) learn(text(said), text(english))
  for (const { type, value } of said) {
    const meaning = english.find((part) => part.type === type && /\p{L}/u.test(part.value))
    if (meaning && type !== 'literal') learn(value, meaning.value)
  }
}

const textOf = (parts: readonly Part[]) => parts.map(({ value }) => value).join('')
const hourIn = (parts: readonly Part[]) => parts.findIndex(({ type }) => type === 'hour')
const dayOf = (parts: readonly Part[]) => (hourIn(parts) < 0 ? '' : textOf(parts.slice(0, hourIn(parts))))
const timeOf = (parts: readonly Part[]) => (hourIn(parts) < 0 ? '' : textOf(parts.slice(hourIn(parts))))
