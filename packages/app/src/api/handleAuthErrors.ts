import { navigate } from 'wouter/use-browser-location'
import { toasts } from '../feedback/toasts.ts'
import { publicPaths } from '../addresses/public.ts'
import { endSessionAtom, setAccountStatusAtom, sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'
import { readForbiddenReason } from './readRestriction.ts'

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
