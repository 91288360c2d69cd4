import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands in a page itself, as its policy calls it; a script that has a type or an address is none of these. */
export function hashInlineElements(element: 'script' | 'style', page: string): string[] {
  const those = new RegExp(`<${element}${element === 'style' ? '[^>]*' : ''}>([^]*?)</${element}>`, 'g')
  return [...page.matchAll(those)].map(([, text = '']) => hashOf(text))
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

/** The styles that single elements of what was drawn have, as the policy calls them: these very ones, and no others. */
export function hashStyleAttributes(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  )
  return values.length > 0 ? ["'unsafe-hashes'", ...new Set(values.map(hashOf))] : []
}
