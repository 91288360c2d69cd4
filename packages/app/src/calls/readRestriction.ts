/** The specification's sentence for blocked accounts (1§2) is how a backend says so. */
const RESTRICTED = 'It looks like your access has been restricted.'

/** What a 403 means: that the account is blocked, or that it may not do this. */
export async function readRestriction(response: Response): Promise<{ isBlocked: boolean; message: string }> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const words = [error, message].find((text) => typeof text === 'string' && text !== '') as string | undefined
  return { isBlocked: words?.startsWith(RESTRICTED) ?? false, message: words ?? 'Something went wrong' }
}
