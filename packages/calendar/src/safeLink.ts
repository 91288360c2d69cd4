// Spaces and control characters hide what a link is; marks of direction make it read as another one.
const hidden = /[\s\p{Cc}\p{Cf}\\]/u

/**
 * The address behind a class’s link, `https://` added where it is missing, or null for anything that isn’t plainly a
 * page of the web (2§2): the link is then shown as text, never followed.
 */
export function safeLink(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (!text || hidden.test(text)) return null
  const address = /^https?:\/\//i.test(text) ? text : withoutScheme(text)
  const read = address === null ? null : readAddress(address)
  if (read === null) return null
  const { protocol, hostname, username, password, href } = read
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // A name before the host makes one site look like another.
  return isWeb && isHost(hostname) && !username && !password ? href : null
}

/** Not by `URL.canParse`, which browsers of 2023 lack. */
function readAddress(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** A colon before the first slash is a scheme, unless a port follows it. */
function withoutScheme(text: string): string | null {
  const looksLikeHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.?(:\d{1,5})?([/?#]|$)/u.test(text)
  return looksLikeHost ? `https://${text}` : null
}

function isHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname)
}
