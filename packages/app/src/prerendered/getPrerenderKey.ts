import { readCookie } from '../browser/environment.ts'
import { detectLanguage, readStoredScheme } from '../preferences/preferences.ts'

/** What an address may say of a page for visitors that changes what is seen there first. */
const telling = /^(because=|course=\d{1,9}$|from=)/
const known = /^(because=(expired|signedOut|needed)|course=\d+)$/

/** What stands after `?`, without what changes nothing that is seen first; of several of one name the first. */
export function cacheableQuery(search: string): string {
  const told = new Map<string, string>()
  for (const part of search.replace('?', '').split('&')) {
    const [name = ''] = part.split('=')
    if (telling.test(part) && !told.has(name)) told.set(name, known.test(part) ? part : `${name}=`)
  }
  return [...told.values()].toSorted().join('&')
}

/**
 * All that a page for visitors depends on before anybody does something with it. Where the one that came was made for
 * something else, as an old one out of a browser’s store may be, it isn’t gone on with.
 */
export function getPrerenderKey(path: string, search: string): string {
  return [
    path,
    cacheableQuery(search),
    detectLanguage(),
    readStoredScheme(),
    readCookie('known') === undefined ? 'new' : 'known',
  ].join(' ')
}
