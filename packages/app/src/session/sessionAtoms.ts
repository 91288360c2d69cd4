import { atom } from 'jotai'
import { deleteAllDrafts } from './formDrafts.ts'
import { CACHE_NAME, RECEIPT_STORE_NAME, clearStorage, removeSession } from './clearStorage.ts'
import type { Session } from './storedSession.ts'
import { resetBackend } from './backendCapabilities.ts'

/** Loaded lazily: its encryption isn’t needed on first load without a session. */
const loadSessionStore = () => import('./storedSession.ts')

type SessionState = {
  session: Session | undefined
  /** How the last session ended, until a new one starts. */
  end?: 'expired' | 'signedOut' | undefined
  /** The session that expired while its page was open: its owner may sign in again and continue. */
  expired?: Session | undefined
}

const stateAtom = atom<SessionState>({ session: undefined })

export const sessionAtom = atom((get) => get(stateAtom).session)

export const sessionEndReasonAtom = atom((get) => get(stateAtom).end)

export const expiredSessionAtom = atom((get) => get(stateAtom).expired)

/** The account whose page is open: signed in, or able to sign in again over it. */
export const pageOwnerAtom = atom((get) => (get(sessionAtom) ?? get(expiredSessionAtom))?.account)

/** The part of the office of that account; undefined means everything. */
export const officePartAtom = atom((get) => (get(sessionAtom) ?? get(expiredSessionAtom))?.part)

/** Resets to the initial state without a session. */
export const resetSessionAtom = atom(null, (_get, set) => set(stateAtom, { session: undefined }))

type SignIn = Omit<Session, 'expiresAt' | 'account'> & {
  email: string
  /** Which student, if several share the email address. */
  child?: number | undefined
  /** Navigates to the start page. Called just before the session starts, so that the sign-in page doesn’t redirect home. */
  onArrive?: () => void
}

/** Starts a session of 24 hours. */
export const signInAtom = atom(null, async (_get, set, { onArrive, email, child, ...details }: SignIn) => {
  const { storeSession, getAccountId, removeExpiredMarks, SESSION_MILLISECONDS } = await loadSessionStore()
  const now = Date.now()
  const session = {
    ...details,
    account: getAccountId(child === undefined ? email : `${email} ${child}`),
    expiresAt: now + SESSION_MILLISECONDS,
  }
  storeSession(session, localStorage)
  indexedDB.deleteDatabase(CACHE_NAME)
  removeExpiredMarks(localStorage, session.account, now)
  deleteAllDrafts(sessionStorage)
  onArrive?.()
  set(stateAtom, { session })
})

/** Ends the session in this tab and, through storage events, in all others (1§2 “Log out”). */
export const endSessionAtom = atom(null, (get, set, end: 'expired' | 'signedOut') => {
  const { session, expired } = get(stateAtom)
  indexedDB.deleteDatabase(CACHE_NAME)
  if (end === 'expired') removeSession(localStorage)
  else {
    clearStorage(localStorage, (session ?? expired)?.account)
    resetBackend()
    indexedDB.deleteDatabase(RECEIPT_STORE_NAME)
  }
  deleteAllDrafts(sessionStorage)
  set(stateAtom, { session: undefined, end, expired: end === 'expired' ? session : undefined })
})

/** Updates the account status or the part of the office when the server reports another one. */
export const updateSessionAtom = atom(null, async (get, set, change: Partial<Pick<Session, 'status' | 'part'>>) => {
  const { session } = get(stateAtom)
  if (!session) return
  const changed: Session = { ...session, ...change }
  if (changed.status === session.status && changed.part === session.part) return
  const { storeSession } = await loadSessionStore()
  storeSession(changed, localStorage)
  set(stateAtom, { session: changed })
})

/** Detects what another tab did: an expired session removes its items, a sign-out clears the storage. */
type OtherTabAction = 'ended' | 'signedOut'

/** Applies the stored session, which another tab may have changed, and ends an expired one. */
export const syncSessionAtom = atom(null, async (get, set, otherTab?: OtherTabAction) => {
  const storedState = await readStored()
  const { session, expired } = get(stateAtom)
  if (storedState === 'expired') {
    removeSession(localStorage)
    indexedDB.deleteDatabase(CACHE_NAME)
  } else if (storedState) {
    if (JSON.stringify(session) !== JSON.stringify(storedState)) set(stateAtom, { session: storedState })
    return
  }
  if (session) {
    const isExpired = storedState === 'expired' || session.expiresAt <= Date.now() || otherTab === 'ended'
    set(stateAtom, isExpired ? { session: undefined, end: 'expired', expired: session } : signedOut)
  } else if (expired ? otherTab === 'signedOut' : storedState === 'expired') {
    set(stateAtom, expired ? signedOut : { session: undefined, end: 'expired' })
  }
})

const signedOut: SessionState = { session: undefined, end: 'signedOut' }

async function readStored(): Promise<Session | 'expired' | undefined> {
  if (localStorage.getItem('token') === null) return undefined
  const { readSession } = await loadSessionStore()
  return readSession(localStorage, Date.now())
}
