/** Letters that Urdu has and Arabic hasn’t, and the other way about. */
const urdu = /[ٹڈڑںےگپچژکیہھۂۓ]/
const arabic = /[ةيكىأإؤ]/

/**
 * The language of a text that people typed, by its script and letters, where it is another than the page’s: a voice
 * that reads aloud changes with it. Nothing where it can’t be told, as of numbers and of names that both spell alike.
 */
export function langOf(text: string, pageLanguage: string): 'en' | 'ur' | 'ar' | undefined {
  const first = /[\p{Script=Latin}\p{Script=Arabic}]/u.exec(text)?.[0]
  if (first === undefined) return undefined
  const isPageArabicScript = pageLanguage === 'ur' || pageLanguage === 'ar'
  if (/\p{Script=Latin}/u.test(first)) return isPageArabicScript ? 'en' : undefined
  const found = urdu.test(text) ? 'ur' : arabic.test(text) || !isPageArabicScript ? 'ar' : undefined
  return found === pageLanguage ? undefined : found
}
