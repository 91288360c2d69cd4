import { readCookie } from '../browser/cookiesAndStore.ts'
import { detectLanguage, readStoredScheme } from '../preferences/languageAndSchemeAtoms.ts'

/** Query parameters that change the first paint of a public page. */
const filterParam = 'language=(?:urdu|english|arabic)|level=(?:beginner|intermediate|advanced)'
const firstPaintParam = new RegExp(String.raw`^(?:because=|course=\d{1,9}$|from=|(?:${filterParam})$)`)
const validParam = new RegExp(String.raw`^(?:because=(?:expired|signedOut|needed)|course=\d+|${filterParam})$`)

/** Keeps only parameters that change the first paint; of duplicates the first. */
export function cacheableQuery(search: string): string {
  const params = new Map<string, string>()
  for (const part of search.replace('?', '').split('&')) {
    const [name = ''] = part.split('=')
    if (firstPaintParam.test(part) && !params.has(name)) params.set(name, validParam.test(part) ? part : `${name}=`)
  }
  return [...params.values()].toSorted().join('&')
}

/**
 * Everything that the first paint of a public page depends on. If the received HTML has another key, such as an old one
 * from the HTTP cache, it isn’t hydrated.
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
