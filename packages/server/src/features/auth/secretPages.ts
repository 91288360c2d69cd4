/** The pages whose next path part is a token from a mail. Every path that begins with one of them is served and not logged. */
export const secretPages = ['reset-password', 'confirm-email'] as const

/** The path of a page for a token, and what else the page reads from its path. */
export function buildSecretPath(
  page: (typeof secretPages)[number],
  ...parts: [token: string, ...more: string[]]
): string {
  return `/${[page, ...parts.map(encodeURIComponent)].join('/')}`
}
