import { readCookie } from '../preferences/cookies.ts'
import { startLanguage, startScheme } from '../preferences/preferenceAtoms.ts'
import { tellingSearch } from './tellingSearch.ts'

/**
 * All that a page for visitors depends on before anybody does something with it. Where the one that came was made for
 * something else, as an old one out of a browser’s store may be, it isn’t gone on with.
 */
export function pageKey(path: string, search: string): string {
  return [
    path,
    tellingSearch(search),
    startLanguage(),
    startScheme(),
    readCookie('known') === undefined ? 'new' : 'known',
  ].join(' ')
}
