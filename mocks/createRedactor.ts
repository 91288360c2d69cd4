import type { Known } from './Known.ts'

type Redact = (value: unknown, name?: string) => unknown

const REDACTED = 'redacted'
const EMAIL = /[\p{L}\p{N}._%+-]+@((?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,})/gu
/** Names that belong to nobody, by their end: they are reserved for examples and tests. */
const NOBODYS = /(^|\.)(test|example|invalid|example\.(com|net|org))$/i

/**
 * Takes out of a value what nobody else may have: passwords, tokens (but for the mock’s own, by which a played session
 * goes on), the signatures of receipts’ addresses, and e-mail addresses, each of which becomes the same other one.
 */
export function createRedactor(keepsEmails: boolean): (known: Known) => Redact {
  const emails = new Map<string, string>()
  const withoutEmails = (text: string) =>
    text.replaceAll(EMAIL, (email, host: string) => {
      if (keepsEmails || NOBODYS.test(host)) return email
      const key = email.toLowerCase()
      const other = emails.get(key) ?? `person-${emails.size + 1}@recorded.test`
      emails.set(key, other)
      return other
    })
  return ({ people, learned }) => {
    const ownToken = (token: string) =>
      people.has(token) ? token : [...people].find(([, person]) => person === learned.get(token))?.[0]
    const redact: Redact = (value, name = '') => {
      if (/password|secret|authorization/i.test(name)) return REDACTED
      if (/token$/i.test(name)) return (typeof value === 'string' && ownToken(value)) || REDACTED
      if (typeof value === 'string') return withoutEmails(value.replace(/^(\/uploads\/[^?]*)\?.*$/, '$1'))
      if (value instanceof File) return `the file ${value.name}`
      if (Array.isArray(value)) return value.map((item: unknown) => redact(item))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, key)] as const))
    }
    return redact
  }
}
