/** An address as the log may keep it: without the keys of receipts, and without the token and the e-mail of a reset link. */
export function loggedAddress(url = ''): string {
  const [path = ''] = url.split('?')
  return path.replace(/^(\/+reset-password\/).+/i, '$1…')
}
