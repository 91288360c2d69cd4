import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import { type Role, parseRole } from '../addresses/roles.ts'

const cipher = managedNonce(xchacha20poly1305)

// It travels with the app, so it hides nothing from its owner: it shows when something was changed by hand.
const key = Uint8Array.from('maktab: a role is drawn, not given'.slice(0, 32), (letter) => letter.charCodeAt(0))

const bytes = (text: string) => new TextEncoder().encode(text)

/** Encrypts a text for one purpose; under another purpose it can't be read. */
export function encryptText(text: string, purpose: string): string {
  return btoa(String.fromCharCode(...cipher(key, bytes(purpose)).encrypt(bytes(text))))
}

/** A name for a text from which the text can't be read at a glance, always the same one: the seal of nothing under it. */
export function hashText(text: string): string {
  const seal = xchacha20poly1305(key, new Uint8Array(24), bytes(text)).encrypt(new Uint8Array())
  return Array.from(seal, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The text again, or undefined when it was changed, is of another purpose, or was never encrypted here. */
export function decryptText(sealed: string, purpose: string): string | undefined {
  try {
    const box = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(cipher(key, bytes(purpose)).decrypt(box))
  } catch {
    return undefined
  }
}

/** How an account stands: its area is open, it is blocked, or its e-mail isn’t confirmed yet. */
export type AccountStatus = 'allowed' | 'blocked' | 'unconfirmed'

const standings: readonly string[] = ['allowed', 'blocked', 'unconfirmed'] satisfies AccountStatus[]

export type Session = {
  token: string
  role: Role
  /** Whether the area of the role is open; else why not. */
  status: AccountStatus
  /** Whose it is, as `getAccountId` names them. */
  account: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** How long a session lasts (1§9). */
export const SESSION_MILLISECONDS = 86_400_000

/** Tells one account from all others without keeping its e-mail in the browser. */
export function getAccountId(email: string): string {
  return hashText(email.trim().toLowerCase())
}

/** Writes the four keys of decision 38 and whose they are; all but token and time are encrypted and bound to the token. */
export function storeSession({ token, role, status, account, expiresAt }: Session, storage: Storage): void {
  storage.setItem('token', token)
  storage.setItem('role', encryptText(role, `role of ${token}`))
  storage.setItem('status', encryptText(status, `status of ${token}`))
  storage.setItem('account', encryptText(account, `account of ${token}`))
  storage.setItem('expiry', String(expiresAt))
}

/** The session that is stored; none when a part is missing, past its time or was changed by hand (1§6). */
export function readSession(storage: Storage, now: number): Session | 'expired' | undefined {
  const token = storage.getItem('token')
  if (!token) return undefined
  const expiresAt = Number(storage.getItem('expiry') ?? Number.NaN)
  // A time that is further away than any session lasts was not written here.
  if (!Number.isFinite(expiresAt) || expiresAt > now + SESSION_MILLISECONDS) return undefined
  if (expiresAt <= now) return 'expired'
  const role = parseRole(decryptText(storage.getItem('role') ?? '', `role of ${token}`))
  const status = decryptText(storage.getItem('status') ?? '', `status of ${token}`)
  const account = decryptText(storage.getItem('account') ?? '', `account of ${token}`)
  if (role === undefined || account === undefined || status === undefined || !standings.includes(status))
    return undefined
  return { token, role, status: status as AccountStatus, account, expiresAt }
}
