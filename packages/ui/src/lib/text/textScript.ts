/** Letters that Urdu has and Arabic hasn’t, and the other way about. */
const urdu = /[ٹڈڑںےگپچژکیہھۂۓ]/
const arabic = /[ةيكىأإؤ]/

/** As much as tells the language of a long text. */
const LETTERS_READ = 400

/** The script that most letters of a text are of; of as many the one that comes first. Nothing where there are no letters. */
function detectTextScript(text: string): 'latin' | 'arabic' | undefined {
  const letters = text.slice(0, LETTERS_READ)
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0
  const arabicScript = letters.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (latin !== arabicScript) return latin > arabicScript ? 'latin' : 'arabic'
  if (latin === 0) return undefined
  return /\p{Script=Latin}[^\p{Script=Arabic}]*\p{Script=Arabic}/u.test(letters) ? 'latin' : 'arabic'
}

/**
 * The language of a text that people typed, by its script and letters, where it is another than the page’s: the type it
 * is set in changes with it, and so does a voice that reads aloud. Nothing where it can’t be told, as of numbers and of
 * names that both spell alike; of those the text beside it in the same record tells, as the description of a title.
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
  const found = toldBy(text) ?? toldBy(beside ?? '') ?? (isPageArabicScript ? undefined : 'ar')
  return found === pageLanguage ? undefined : found
}

/** Of Urdu and Arabic the one that has letters in a text which the other hasn’t. */
function toldBy(text: string): 'ur' | 'ar' | undefined {
  if (urdu.test(text)) return 'ur'
  return arabic.test(text) ? 'ar' : undefined
}

const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'
const marks = /[\u2068\u2069]/g

/** A part that may run the other way keeps its place in the sentence, also where no page sets its direction. */
export function isolateBidi(text: string): string {
  return `${ISOLATE}${text}${END_OF_ISOLATE}`
}

/** The text, without what holds its parts apart where nothing in it runs the other way. */
export function stripUnneededIsolates(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text : text.replaceAll(marks, '')
}

const article = /^(ال|al-|el-|the\s)/i
const letters = /\p{L}\p{M}*/u

/**
 * The letters that stand for a title: of its first and last word where letters stand apart, one where they would join
 * (Arabic script). A title without a letter has none.
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
