import type { Role } from '../navigation/roles.ts'
import { roleOf } from '../navigation/roles.ts'
import { decryptText, encryptText } from './encryptedText.ts'

export type Session = {
  token: string
  role: Role
  status: 'allowed' | 'blocked'
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** How long a session lasts (1§9). */
export const SESSION_MILLISECONDS = 86_400_000

/** Writes the four keys of decision 38; role and status are encrypted and bound to their token. */
export function storeSession({ token, role, status, expiresAt }: Session, storage: Storage): void {
  storage.setItem('token', token)
  storage.setItem('role', encryptText(role, `role of ${token}`))
  storage.setItem('status', encryptText(status, `status of ${token}`))
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
  const role = roleOf(decryptText(storage.getItem('role') ?? '', `role of ${token}`))
  const status = decryptText(storage.getItem('status') ?? '', `status of ${token}`)
  if (role === undefined || (status !== 'allowed' && status !== 'blocked')) return undefined
  return { token, role, status, expiresAt }
}
