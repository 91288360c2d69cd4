import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret for one person: 256 bits, written for addresses and headers. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** How a token is kept: who reads the database can't sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
