import type { AccountStatus } from '../session/storedSession.ts'

/** The specification's sentence for blocked accounts (1§2) is how a backend says so. */
const RESTRICTED = 'It looks like your access has been restricted.'

/** And by this one that an e-mail isn’t confirmed yet. */
const UNCONFIRMED = 'Confirm your email first.'

type Restriction = { standing: AccountStatus; message: string }

/** What a 403 means: that the account is blocked, that its e-mail isn’t confirmed, or that it may not do this. */
export async function readForbiddenReason(response: Response): Promise<Restriction> {
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
