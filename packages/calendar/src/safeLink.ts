// Whitespace and control characters can hide the scheme; bidi marks can make a link look like another one.
const hidden = /[\s\p{Cc}\p{Cf}\\]/u

/**
 * The URL of a class’s link, with `https://` added if missing; null for anything that isn’t clearly a web page (2§2),
 * which is then shown as text.
 */
export function safeLink(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (!text || hidden.test(text)) return null
  const url = /^https?:\/\//i.test(text) ? text : addScheme(text)
  const parsed = url === null ? null : parseUrl(url)
  if (parsed === null) return null
  const { protocol, hostname, username, password, href } = parsed
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // Credentials before the host make one site look like another.
  return isWeb && isHost(hostname) && !username && !password ? href : null
}

/** `URL.canParse` and `URL.parse` are missing in browsers of 2023. */
function parseUrl(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}

/** Adds `https://` to a host. A colon before the first slash is a scheme, unless a port follows. */
function addScheme(text: string): string | null {
  const looksLikeHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.?(:\d{1,5})?([/?#]|$)/u.test(text)
  return looksLikeHost ? `https://${text}` : null
}

function isHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname)
}
