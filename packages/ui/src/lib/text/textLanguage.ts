/** Letters that only Urdu has, and letters that only Arabic has. */
const urdu = /[ٹڈڑںےگپچژکیہھۂۓ]/
const arabic = /[ةيكىأإؤ]/

/** Enough to detect the language of a long text. */
const MAX_LETTERS = 400

/** The script of most letters in a text; the first one if both have the same number. Undefined without letters. */
function detectTextScript(text: string): 'latin' | 'arabic' | undefined {
  const letters = text.slice(0, MAX_LETTERS)
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0
  const arabicScript = letters.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (latin !== arabicScript) return latin > arabicScript ? 'latin' : 'arabic'
  if (latin === 0) return undefined
  return /\p{Script=Latin}[^\p{Script=Arabic}]*\p{Script=Arabic}/u.test(letters) ? 'latin' : 'arabic'
}

/**
 * Detects the language of user-entered text by its script and letters, if it differs from the page’s, for fonts and
 * screen readers. Undefined if it can’t be detected, as for numbers. A text that is spelled alike in Urdu and Arabic is
 * decided by `beside`, another text of the same record, such as the description next to a title.
 */
export function detectTextLanguage(
  text: string,
  pageLanguage: string,
  beside: string | null | undefined = '',
): 'en' | 'ur' | 'ar' | undefined {
  const script = detectTextScript(text)
  if (script === undefined) return undefined
  const isPageArabicScript = pageLanguage === 'ur' || pageLanguage === 'ar'
  if (script === 'latin') return isPageArabicScript ? 'en' : undefined
  const found = detectByLetters(text) ?? detectByLetters(beside ?? '') ?? (isPageArabicScript ? undefined : 'ar')
  return found === pageLanguage ? undefined : found
}

/** Detects Urdu or Arabic by letters that only one of them has. */
function detectByLetters(text: string): 'ur' | 'ar' | undefined {
  if (urdu.test(text)) return 'ur'
  return arabic.test(text) ? 'ar' : undefined
}

const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'
const marks = /[\u2068\u2069]/g

/** Isolates a part that may run in the other direction, for plain text without markup. */
export function isolateBidi(text: string): string {
  return `${ISOLATE}${text}${END_OF_ISOLATE}`
}

/** Removes bidi isolates from a text without right-to-left letters. */
export function stripUnneededIsolates(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text : text.replaceAll(marks, '')
}

const article = /^(ال|al-|el-|the\s)/i
const letters = /\p{L}\p{M}*/u

/**
 * Monogram of a title: the initials of its first and last word, or only the first one in Arabic script, whose letters
 * would join. Empty for a title without letters.
 */
export function getMonogram(title: string): string {
  const words = title
    .trim()
    .replace(article, '')
    .split(/\s+/)
    .map((word) => letters.exec(word.replace(article, '') || word)?.[0] ?? '')
    .filter(Boolean)
  const [first = ''] = words
  if (/\p{Script=Arabic}/u.test(first)) return first
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return `${first}${/\p{Script=Arabic}/u.test(last) ? '' : last}`.toLocaleUpperCase()
}
