/** What is kept as it is typed: a blank may be part of a password. */
const kept = new Set(['password'])

/** A body without blanks around its texts, at any depth. */
export function trimTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return kept.has(name) ? value : value.trim()
  if (Array.isArray(value)) return value.map((item: unknown) => trimTexts(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimTexts(inner, key)] as const))
}
