import { readCookie } from '../browser/cookies.ts'
import { detectLanguage, readStoredScheme } from '../preferences/preferenceAtoms.ts'
import { cacheableQuery } from './cacheableQuery.ts'

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
