import { EnglishPattern, normalizeText, getReadings, isForeign, patternOf } from './translationDictionary.ts'

/** Asymmetric matcher for an English text or pattern: matches its translations too. */
class TranslationMatcher {
  readonly expected: string | RegExp

  constructor(expected: string | RegExp) {
    this.expected = expected
  }

  asymmetricMatch(actual: unknown): boolean {
    if (typeof actual !== 'string') return false
    if (this.expected instanceof RegExp) return new EnglishPattern(this.expected).test(actual)
    return (
      actual === this.expected ||
      getReadings(actual).some((reading) => reading === normalizeText(String(this.expected)))
    )
  }

  toString(): string {
    return String(this.expected)
  }

  getExpectedType(): string {
    return 'string'
  }

  toAsymmetricMatcher(): string {
    return `means ${String(this.expected)}`
  }
}

/** Replaces all texts in a value by matchers for their translations. */
function toMatchers(value: unknown): unknown {
  if (typeof value === 'string' || value instanceof RegExp) return new TranslationMatcher(value)
  if (Array.isArray(value)) return value.map(toMatchers)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toMatchers(part)]))
}

type Assertion = (...args: unknown[]) => unknown
type Translated = { as?: string; args: unknown[] }

/** How the arguments of each assertion are translated; all other assertions stay unchanged. */
const translators: Record<string, (args: unknown[], actual: unknown) => Translated> = {
  toHaveTextContent: withPattern,
  toHaveDisplayValue: withPattern,
  toMatch: withPattern,
  toHaveAccessibleName: withMeaning,
  toHaveAccessibleDescription: withMeaning,
  toHaveAccessibleErrorMessage: withMeaning,
  toHaveAttribute: withMeaning,
  toEqual: withMeaning,
  toStrictEqual: withMeaning,
  toMatchObject: withMeaning,
  toContainEqual: withMeaning,
  toBe: (args) => (typeof args[0] === 'string' ? { as: 'toEqual', ...withMeaning(args) } : { args }),
  toContain: (args, actual) => {
    if (typeof args[0] !== 'string') return { args }
    return Array.isArray(actual)
      ? { as: 'toContainEqual', ...withMeaning(args) }
      : { as: 'toMatch', ...withPattern(args) }
  },
  toHaveValue: ([expected, ...rest], actual) => {
    const isField = actual instanceof HTMLInputElement || actual instanceof HTMLTextAreaElement
    const value = isField ? actual.value : ''
    return { args: [typeof expected === 'string' && getReadings(value).includes(expected) ? value : expected, ...rest] }
  },
}

/** Wraps an assertion so that English texts match their translations on the page. */
export function withTranslatedTexts<Assertions extends object>(assertion: Assertions, actual: unknown): Assertions {
  if (!isForeign()) return assertion
  return new Proxy(assertion, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key)
      if (key === 'not' || key === 'resolves' || key === 'rejects')
        return isObject(part) ? withTranslatedTexts(part, actual) : part
      if (typeof part !== 'function') return part
      const translate = typeof key === 'string' && Object.hasOwn(translators, key) ? translators[key] : undefined
      return (...original: unknown[]) => {
        const { as = key, args } = translate?.(original, actual) ?? { args: original }
        return Reflect.apply(Reflect.get(target, as) as Assertion, target, args)
      }
    },
  })
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function withPattern([expected, ...rest]: unknown[]): { args: unknown[] } {
  if (expected instanceof RegExp) return { args: [new EnglishPattern(expected), ...rest] }
  return { args: [typeof expected === 'string' ? patternOf(expected, { isWhole: false }) : expected, ...rest] }
}

function withMeaning(args: unknown[]): { args: unknown[] } {
  return { args: args.map(toMatchers) }
}
