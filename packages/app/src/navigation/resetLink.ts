export type ResetLink = { token: string; email: string }

/** What the path of a reset link says (`/reset-password/{token}/{email}`); undefined when a part is missing. */
export function readResetLink(path: string): ResetLink | undefined {
  const [, , token = '', email = ''] = path.split('/')
  try {
    const link = { token: decodeURIComponent(token), email: decodeURIComponent(email) }
    return link.token !== '' && link.email !== '' ? link : undefined
  } catch {
    return undefined
  }
}
