const words = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'license', 'x-extension'])
/** What stands in these has names that people chose: a field may be called `description`. */
const named = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'paths'])

/** A document without what is only said of it: none of it can break anybody. */
export function stripDescriptions<T>(value: T, isNamed = false): T {
  if (Array.isArray(value)) return value.map((one: unknown) => stripDescriptions(one)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => isNamed || !words.has(key))
  return Object.fromEntries(
    kept.map(([key, one]) => [key, stripDescriptions(one as unknown, !isNamed && named.has(key))]),
  ) as T
}
