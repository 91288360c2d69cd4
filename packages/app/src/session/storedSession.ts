import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import { type LimitedPart, type Role, parseOfficePart, parseRole } from '../addresses/roles.ts'
import { MARK_PREFIX, getKeys } from './clearStorage.ts'

const cipher = managedNonce(xchacha20poly1305)

// The key is public, so this hides nothing from the user; it detects manipulated values.
const key = Uint8Array.from('maktab: a role is drawn, not given'.slice(0, 32), (letter) => letter.charCodeAt(0))

const bytes = (text: string) => new TextEncoder().encode(text)

/** Encrypts a text for one purpose; decryption fails for any other. */
export function encryptText(text: string, purpose: string): string {
  return btoa(String.fromCharCode(...cipher(key, bytes(purpose)).encrypt(bytes(text))))
}

/** A deterministic hash: the authentication tag of an empty message with the text as associated data. */
export function hashText(text: string): string {
  const tag = xchacha20poly1305(key, new Uint8Array(24), bytes(text)).encrypt(new Uint8Array())
  return Array.from(tag, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Decrypts a text; undefined if it was changed, has another purpose or wasn’t encrypted here. */
export function decryptText(sealed: string, purpose: string): string | undefined {
  try {
    const encrypted = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(cipher(key, bytes(purpose)).decrypt(encrypted))
  } catch {
    return undefined
  }
}

/** Whether the account has access, is blocked, or has an unconfirmed email address. */
export type AccountStatus = 'allowed' | 'blocked' | 'unconfirmed'

const accountStatuses: readonly string[] = ['allowed', 'blocked', 'unconfirmed'] satisfies AccountStatus[]

export type Session = {
  token: string
  role: Role
  /** The part of the office that an administrator is limited to; undefined means everything. */
  part?: LimitedPart | undefined
  /** Whether the user may access the area, or why not. */
  status: AccountStatus
  /** The account ID of `getAccountId`. */
  account: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Duration of a session (1§9). */
export const SESSION_MILLISECONDS = 86_400_000

/** An ID for an account that doesn’t store its email address in the browser. */
export function getAccountId(email: string): string {
  return hashText(email.trim().toLowerCase())
}

/** Writes the four items of decision 38, the account, and the part of the office if there is one. All but token and expiry are encrypted and bound to the token. */
export function storeSession({ token, role, part, status, account, expiresAt }: Session, storage: Storage): void {
  storage.setItem('token', token)
  storage.setItem('role', encryptText(role, `role of ${token}`))
  if (part === undefined) storage.removeItem('part')
  else storage.setItem('part', encryptText(part, `part of ${token}`))
  storage.setItem('status', encryptText(status, `status of ${token}`))
  storage.setItem('account', encryptText(account, `account of ${token}`))
  storage.setItem('expiry', String(expiresAt))
}

/** The stored session; undefined if a part is missing or was manipulated (1§6). */
export function readSession(storage: Storage, now: number): Session | 'expired' | undefined {
  const token = storage.getItem('token')
  if (!token) return undefined
  const expiresAt = Number(storage.getItem('expiry') ?? Number.NaN)
  // A session can’t end later than this, so the value was manipulated.
  if (!Number.isFinite(expiresAt) || expiresAt > now + SESSION_MILLISECONDS) return undefined
  if (expiresAt <= now) return 'expired'
  const role = parseRole(decryptText(storage.getItem('role') ?? '', `role of ${token}`))
  const storedPart = storage.getItem('part')
  const part = storedPart === null ? undefined : parseOfficePart(decryptText(storedPart, `part of ${token}`))
  if (storedPart !== null && part === undefined) return undefined
  const status = decryptText(storage.getItem('status') ?? '', `status of ${token}`)
  const account = decryptText(storage.getItem('account') ?? '', `account of ${token}`)
  if (role === undefined || account === undefined || status === undefined || !accountStatuses.includes(status))
    return undefined
  return { token, role, ...(part && { part }), status: status as AccountStatus, account, expiresAt }
}

/** How long unsent marks of other accounts are kept in a shared browser. */
const WEEK_MILLISECONDS = 7 * 86_400_000

/** Deletes old unsent marks of other accounts; those of the signed-in account will be sent. */
export function removeExpiredMarks(storage: Storage, account: string, now: number): void {
  for (const name of getKeys(storage)) {
    if (!name.startsWith(MARK_PREFIX) || name.startsWith(`${MARK_PREFIX}${account}:`)) continue
    const [, storedAt] = (storage.getItem(name) ?? '').split(' ')
    if (!(now - Number(storedAt) < WEEK_MILLISECONDS)) storage.removeItem(name)
  }
}
