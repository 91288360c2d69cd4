import type { FieldErrors } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

/** The letter NUL ends a text in some places and is refused by PostgreSQL; nobody types it. */
export function validateCharacters(body: unknown): FieldErrors {
  const faults: FieldErrors = {}
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value.includes('\0')) {
      faults[path || 'body'] = [message('This has a letter that can’t be kept.')]
    }
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
    }
  }
  walk(body, '')
  return faults
}
