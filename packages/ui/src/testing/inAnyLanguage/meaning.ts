import { EnglishPattern } from './EnglishPattern.ts'
import { plain, readings } from './dictionary.ts'

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
export function meaningOf(value: unknown): unknown {
  if (typeof value === 'string' || value instanceof RegExp) return new Meaning(value)
  if (Array.isArray(value)) return value.map(meaningOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, meaningOf(part)]))
}
