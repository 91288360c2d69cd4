import { navigate } from 'wouter/use-browser-location'
import { toasts } from '../feedback/toasts.ts'
import { publicPaths } from '../addresses/public.ts'
import { endSessionAtom, setAccountStatusAtom, sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'
import type { AccountStatus } from '../session/storedSession.ts'

/** The specification's sentence for blocked accounts (1§2) is how a backend says so. */
const RESTRICTED = 'It looks like your access has been restricted.'

/** And by this one that an e-mail isn’t confirmed yet. */
const UNCONFIRMED = 'Confirm your email first.'

type Restriction = { standing: AccountStatus; message: string }

/** What a 403 means: that the account is blocked, that its e-mail isn’t confirmed, or that it may not do this. */
async function readForbiddenReason(response: Response): Promise<Restriction> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const words = [error, message].find((text) => typeof text === 'string' && text !== '') as string | undefined
  const isUnconfirmed = words?.startsWith(UNCONFIRMED) ?? false
  const standing = words?.startsWith(RESTRICTED) ? 'blocked' : isUnconfirmed ? 'unconfirmed' : 'allowed'
  return { standing, message: words ?? 'Something went wrong' }
}

/**
 * What an answer says about the session (decision 38): 401 ends it, 403 leads to the page that says why when the account
 * is blocked or unconfirmed, and home when it may only not do this. An answer to an earlier session’s token says nothing about this one.
 */
export async function handleAuthErrors(request: Request, response: Response): Promise<void> {
  const session = store.get(sessionAtom)
  if (!session || request.headers.get('token') !== session.token) return
  if (response.status === 401) store.set(endSessionAtom, 'expired')
  if (response.status !== 403) return
  const { standing, message } = await readForbiddenReason(response)
  if (standing !== 'allowed') {
    await store.set(setAccountStatusAtom, standing)
    return
  }
  navigate(publicPaths.home(session.role))
  toasts.error(message, 'forbidden')
}
