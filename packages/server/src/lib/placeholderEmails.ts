import { randomUUID } from 'node:crypto'

const PLACEHOLDER_DOMAIN = '@invalid'

/** A placeholder email, for an account without an email of its own: siblings share one, and some students have none. */
export function createPlaceholderEmail(): string {
  return `${randomUUID()}${PLACEHOLDER_DOMAIN}`
}

export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(PLACEHOLDER_DOMAIN)
}

/** Matches placeholder emails with SQL’s `like`. */
export const PLACEHOLDER_PATTERN = `%${PLACEHOLDER_DOMAIN}`
