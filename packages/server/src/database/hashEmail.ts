import { createHash } from 'node:crypto'

/** How an e-mail is kept that somebody typed, who may have no account: no list of them is to be read from the database. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
