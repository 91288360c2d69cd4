import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { argon2Options } from './argon2Options.ts'

const hash = promisify(argon2)

const SALT_BYTES = 16
const TAG_BYTES = 32

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  return hash('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: TAG_BYTES, ...argon2Options })
}

/** The stored form of a password: salt and hash, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `argon2id$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

/** Takes the same time for an unknown account (null) as for a wrong password. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  const [, salt = '', tag = ''] = (storedHash ?? '').split('$')
  const derived = await derive(password, salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(tag, 'base64url')
  return expected.length === TAG_BYTES && timingSafeEqual(derived, expected)
}
