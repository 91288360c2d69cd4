/** Link that opens an email to an address, optionally with a message. */
export function createMailLink(address: string, message?: { subject: string; text: string }): string {
  const to = `mailto:${encodeURIComponent(address).replace('%40', '@')}`
  if (!message) return to
  // Bodies of emails have CRLF line endings.
  const body = message.text.replaceAll('\n', '\r\n')
  return `${to}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`
}
