import { EnglishPattern, plain, readings, isForeign, patternOf } from './dictionary.ts'

/** What stands for a text or a pattern in an assertion: fits whatever means it. */
class Meaning {
  readonly wanted: string | RegExp

  constructor(wanted: string | RegExp) {
    this.wanted = wanted
  }

  asymmetricMatch(actual: unknown): boolean {
    if (typeof actual !== 'string') return false
    if (this.wanted instanceof RegExp) return new EnglishPattern(this.wanted).test(actual)
    return actual === this.wanted || readings(actual).some((reading) => reading === plain(String(this.wanted)))
  }

  toString(): string {
    return String(this.wanted)
  }

  getExpectedType(): string {
    return 'string'
  }

  toAsymmetricMatcher(): string {
    return `means ${String(this.wanted)}`
  }
}

/** The same value, with all its texts replaced by what fits their meaning. */
function meaningOf(value: unknown): unknown {
  if (typeof value === 'string' || value instanceof RegExp) return new Meaning(value)
  if (Array.isArray(value)) return value.map(meaningOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, meaningOf(part)]))
}

type Assertion = (...args: unknown[]) => unknown
type Told = { as?: string; args: unknown[] }

/** How each kind of assertion is told that a text is meant, not its letters; all others are left alone. */
const told: Record<string, (args: unknown[], actual: unknown) => Told> = {
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
  toHaveValue: ([wanted, ...rest], actual) => {
    const isField = actual instanceof HTMLInputElement || actual instanceof HTMLTextAreaElement
    const value = isField ? actual.value : ''
    return { args: [typeof wanted === 'string' && readings(value).includes(wanted) ? value : wanted, ...rest] }
  },
}

/** An assertion about something that takes English words for what they mean. */
export function meant<Asserted extends object>(assertion: Asserted, actual: unknown): Asserted {
  if (!isForeign()) return assertion
  return new Proxy(assertion, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key)
      if (key === 'not' || key === 'resolves' || key === 'rejects') return isObject(part) ? meant(part, actual) : part
      if (typeof part !== 'function') return part
      const tell = typeof key === 'string' && Object.hasOwn(told, key) ? told[key] : undefined
      return (...given: unknown[]) => {
        const { as = key, args } = tell?.(given, actual) ?? { args: given }
        return Reflect.apply(Reflect.get(target, as) as Assertion, target, args)
      }
    },
  })
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function withPattern([wanted, ...rest]: unknown[]): { args: unknown[] } {
  if (wanted instanceof RegExp) return { args: [new EnglishPattern(wanted), ...rest] }
  return { args: [typeof wanted === 'string' ? patternOf(wanted, { isWhole: false }) : wanted, ...rest] }
}

function withMeaning(args: unknown[]): { args: unknown[] } {
  return { args: args.map(meaningOf) }
}
