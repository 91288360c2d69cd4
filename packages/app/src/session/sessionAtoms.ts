import { atom } from 'jotai'
import { deleteAllDrafts } from './drafts.ts'
import { CACHE_NAME, RECEIPT_STORE_NAME, clearStorage, removeSession } from './clearStorage.ts'
import type { Session } from './storedSession.ts'
import { resetBackend } from './backendCapabilities.ts'
import type { removeExpiredMarks } from './forgetOldMarks.ts'
import type * as storedSession from './storedSession.ts'

type Vault = typeof storedSession & { forgetOldMarks: typeof removeExpiredMarks }

let opened: Vault | undefined

/** What reads and writes what is stored. Its cipher is not for the first load of those who have nothing. */
async function loadSessionStore(): Promise<Vault> {
  if (opened) return opened
  const [stored, { removeExpiredMarks }] = await Promise.all([
    import('./storedSession.ts'),
    import('./forgetOldMarks.ts'),
  ])
  opened = { ...stored, forgetOldMarks: removeExpiredMarks }
  return opened
}

type SessionState = {
  session: Session | undefined
  /** How the last one ended, as long as there is no new one. */
  end?: 'expired' | 'signedOut' | undefined
  /** The one that ended while its page was open: its owner may sign in again over that page and go on. */
  left?: Session | undefined
}

const stateAtom = atom<SessionState>({ session: undefined })

export const sessionAtom = atom((get) => get(stateAtom).session)

export const sessionEndReasonAtom = atom((get) => get(stateAtom).end)

export const expiredSessionAtom = atom((get) => get(stateAtom).left)

/** Whose page is open: the account that is signed in, or that may sign in again over it. */
export const pageOwnerAtom = atom((get) => (get(sessionAtom) ?? get(expiredSessionAtom))?.account)

/** As a page is that has just been opened: nobody is signed in, and nobody was. */
export const resetSessionAtom = atom(null, (_get, set) => set(stateAtom, { session: undefined }))

/** How long a session lasts (1§9). */
const SESSION_MILLISECONDS = 86_400_000

type SignIn = Omit<Session, 'expiresAt' | 'account'> & {
  email: string
  /** Which student of that e-mail it is, where there are several. */
  child?: number | undefined
  /** Goes to where the person is to arrive; just before, so that the sign-in page doesn't send them home instead. */
  onArrive?: () => void
}

/** Begins a session of 24 hours. */
export const signInAtom = atom(null, async (_get, set, { onArrive, email, child, ...details }: SignIn) => {
  const { storeSession, getAccountId, forgetOldMarks } = await loadSessionStore()
  const now = Date.now()
  const session = {
    ...details,
    account: getAccountId(child === undefined ? email : `${email} ${child}`),
    expiresAt: now + SESSION_MILLISECONDS,
  }
  storeSession(session, localStorage)
  indexedDB.deleteDatabase(CACHE_NAME)
  forgetOldMarks(localStorage, session.account, now)
  deleteAllDrafts(sessionStorage)
  onArrive?.()
  set(stateAtom, { session })
})

/** Ends the session here and, through the storage, in all other tabs (1§2 “Log out”). */
export const endSessionAtom = atom(null, (get, set, end: 'expired' | 'signedOut') => {
  const { session, left } = get(stateAtom)
  indexedDB.deleteDatabase(CACHE_NAME)
  if (end === 'expired') removeSession(localStorage)
  else {
    clearStorage(localStorage, (session ?? left)?.account)
    resetBackend()
    indexedDB.deleteDatabase(RECEIPT_STORE_NAME)
  }
  deleteAllDrafts(sessionStorage)
  set(stateAtom, { session: undefined, end, left: end === 'expired' ? session : undefined })
})

/** Notes what the server says of the account since it signed in: that it is restricted, or no longer. */
export const setAccountStatusAtom = atom(null, async (get, set, status: Session['status']) => {
  const { session } = get(stateAtom)
  if (!session || session.status === status) return
  const changed: Session = { ...session, status }
  const { storeSession } = await loadSessionStore()
  storeSession(changed, localStorage)
  set(stateAtom, { session: changed })
})

/** What another tab did to the storage: a session that ends takes out its names, somebody who signs out clears it. */
type Elsewhere = 'ended' | 'signedOut'

/** Takes over what is stored, be it by another tab, and ends a session whose time is over. */
export const syncSessionAtom = atom(null, async (get, set, elsewhere?: Elsewhere) => {
  const found = await readStored()
  const { session, left } = get(stateAtom)
  if (found === 'expired') {
    removeSession(localStorage)
    indexedDB.deleteDatabase(CACHE_NAME)
  } else if (found) {
    if (JSON.stringify(session) !== JSON.stringify(found)) set(stateAtom, { session: found })
    return
  }
  if (session) {
    const isOver = found === 'expired' || session.expiresAt <= Date.now() || elsewhere === 'ended'
    set(stateAtom, isOver ? { session: undefined, end: 'expired', left: session } : signedOut)
  } else if (left ? elsewhere === 'signedOut' : found === 'expired') {
    set(stateAtom, left ? signedOut : { session: undefined, end: 'expired' })
  }
})

const signedOut: SessionState = { session: undefined, end: 'signedOut' }

async function readStored(): Promise<Session | 'expired' | undefined> {
  if (localStorage.getItem('token') === null) return undefined
  const { readSession } = await loadSessionStore()
  return readSession(localStorage, Date.now())
}
