import { atom } from 'jotai'
import type { Session } from './storedSession.ts'
import { readSession, SESSION_MILLISECONDS, storeSession } from './storedSession.ts'

type SessionState = {
  session: Session | undefined
  /** How the last one ended, as long as there is no new one. */
  end?: 'expired' | 'signedOut' | undefined
}

function readState(): SessionState {
  const found = readSession(localStorage, Date.now())
  if (found !== 'expired') return { session: found }
  localStorage.clear()
  return { session: undefined, end: 'expired' }
}

const stateAtom = atom<SessionState>(readState())

export const sessionAtom = atom((get) => get(stateAtom).session)

export const sessionEndAtom = atom((get) => get(stateAtom).end)

/** Begins a session of 24 hours. */
export const signInAtom = atom(null, (_get, set, details: Omit<Session, 'expiresAt'>) => {
  const session = { ...details, expiresAt: Date.now() + SESSION_MILLISECONDS }
  storeSession(session, localStorage)
  set(stateAtom, { session })
})

/** Ends the session here and, through the storage, in all other tabs (1§2 “Log out”). */
export const endSessionAtom = atom(null, (_get, set, end: 'expired' | 'signedOut') => {
  localStorage.clear()
  set(stateAtom, { session: undefined, end })
})

/** Notes that the server has restricted the account since it signed in. */
export const blockAtom = atom(null, (get, set) => {
  const { session } = get(stateAtom)
  if (!session) return
  const blocked: Session = { ...session, status: 'blocked' }
  storeSession(blocked, localStorage)
  set(stateAtom, { session: blocked })
})

/** Takes over what another tab has stored, and ends a session whose time is over. */
export const rereadAtom = atom(null, (get, set) => {
  const before = get(stateAtom)
  const now = readState()
  if (JSON.stringify(before.session) === JSON.stringify(now.session)) return
  set(stateAtom, before.session && !now.session ? { session: undefined, end: now.end ?? 'signedOut' } : now)
})
