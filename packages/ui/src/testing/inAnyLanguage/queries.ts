import { isForeign } from './dictionary.ts'
import { EnglishPattern, patternOf } from './EnglishPattern.ts'

/** The queries of an element, which find by English words whatever language the page speaks. */
export function inAnyLanguage<Queries extends object>(queries: Queries): Queries {
  return new Proxy(queries, {
    get(target, key, receiver) {
      const query: unknown = Reflect.get(target, key, receiver)
      const kind = typeof key === 'string' ? /^(?:get|query|find)(?:All)?By([A-Z]\w+)/.exec(key)?.[1] : undefined
      if (typeof query !== 'function' || kind === undefined || !isForeign()) return query
      return (...args: unknown[]) => Reflect.apply(query, target, kind === 'Role' ? ofRole(args) : ofText(args))
    },
  })
}

function ofText([text, options, ...rest]: unknown[]): unknown[] {
  return [patternFrom(text, options), options, ...rest]
}

function ofRole([role, options, ...rest]: unknown[]): unknown[] {
  if (typeof options !== 'object' || options === null) return [role, options, ...rest]
  const words = Object.entries(options).filter(([name]) => name === 'name' || name === 'description')
  const patterns = words.map(([name, text]) => [name, patternFrom(text, options)])
  return [role, { ...options, ...Object.fromEntries(patterns) }, ...rest]
}

function patternFrom(text: unknown, options: unknown): unknown {
  if (text instanceof RegExp) return new EnglishPattern(text)
  if (typeof text !== 'string') return text
  const isLoose = typeof options === 'object' && options !== null && 'exact' in options && options.exact === false
  return isLoose ? new EnglishPattern(patternOf(text, { isWhole: false }), 'i') : patternOf(text, { isWhole: true })
}
