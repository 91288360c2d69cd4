import { atom } from 'jotai'
import { forgetDrafts } from '../drafts/drafts.ts'
import type { Session } from './storedSession.ts'
import { openVault } from './vault.ts'

type SessionState = {
  session: Session | undefined
  /** How the last one ended, as long as there is no new one. */
  end?: 'expired' | 'signedOut' | undefined
}

const stateAtom = atom<SessionState>({ session: undefined })

export const sessionAtom = atom((get) => get(stateAtom).session)

export const sessionEndAtom = atom((get) => get(stateAtom).end)

/** How long a session lasts (1§9). */
const SESSION_MILLISECONDS = 86_400_000

type SignIn = Omit<Session, 'expiresAt'> & {
  /** Goes to where the person is to arrive; just before, so that the sign-in page doesn't send them home instead. */
  onArrive?: () => void
}

/** Begins a session of 24 hours. */
export const signInAtom = atom(null, async (_get, set, { onArrive, ...details }: SignIn) => {
  const { storeSession } = await openVault()
  const session = { ...details, expiresAt: Date.now() + SESSION_MILLISECONDS }
  storeSession(session, localStorage)
  forgetDrafts(sessionStorage)
  onArrive?.()
  set(stateAtom, { session })
})

/** Ends the session here and, through the storage, in all other tabs (1§2 “Log out”). */
export const endSessionAtom = atom(null, (_get, set, end: 'expired' | 'signedOut') => {
  localStorage.clear()
  forgetDrafts(sessionStorage)
  set(stateAtom, { session: undefined, end })
})

/** Notes that the server has restricted the account since it signed in. */
export const blockAtom = atom(null, async (get, set) => {
  const { session } = get(stateAtom)
  if (!session) return
  const blocked: Session = { ...session, status: 'blocked' }
  const { storeSession } = await openVault()
  storeSession(blocked, localStorage)
  set(stateAtom, { session: blocked })
})

/** Takes over what is stored, be it by another tab, and ends a session whose time is over. */
export const rereadAtom = atom(null, async (get, set) => {
  const now = await readState()
  const { session } = get(stateAtom)
  if (JSON.stringify(session) === JSON.stringify(now.session) && !now.end) return
  set(stateAtom, session && !now.session ? { session: undefined, end: now.end ?? 'signedOut' } : now)
})

async function readState(): Promise<SessionState> {
  if (localStorage.getItem('token') === null) return { session: undefined }
  const { readSession } = await openVault()
  const found = readSession(localStorage, Date.now())
  if (found !== 'expired') return { session: found }
  localStorage.clear()
  return { session: undefined, end: 'expired' }
}
