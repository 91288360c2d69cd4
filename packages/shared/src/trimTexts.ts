import type { BodySchema } from './BodySchema.ts'
import { stripInvisible } from './stripInvisible.ts'

/** Unchanged: a blank may be part of a password. */
const kept = new Set(['password'])

/** Rejects invisible characters instead: they could disguise a link. */
const checked = new Set(['link'])

/** Longer texts are multi-line, where direction marks may be intended. */
const MAX_LINE_LENGTH = 255

/**
 * Trims the texts of a body at any depth, and removes invisible characters from those that the schema limits to one line.
 */
export function trimTexts(value: unknown, schema: BodySchema = {}, name = ''): unknown {
  if (typeof value === 'string')
    return kept.has(name) ? value : checked.has(name) ? value.trim() : trimText(value, schema)
  if (Array.isArray(value)) return value.map((item: unknown) => trimTexts(item, schema.items))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, trimTexts(inner, schema.properties?.[key], key)] as const),
  )
}

function trimText(text: string, { maxLength, oneOf = [] }: BodySchema): string {
  const most = maxLength ?? Math.max(...oneOf.map((one) => one.maxLength ?? 0))
  return (most > 0 && most <= MAX_LINE_LENGTH ? stripInvisible(text) : text).trim()
}
