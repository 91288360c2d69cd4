/** An address as the log may keep it: without the keys of receipts, and without the token and the e-mail of a reset link or the secret of a calendar. */
export function loggedAddress(url = ''): string {
  const [path = ''] = url.split('?')
  return path.replace(/^(\/+(?:reset-password|calendar)\/).+/i, '$1…')
}
