/** Maps letter variants of different keyboards to one letter. */
const SAME: Readonly<Record<string, string>> = {
  ...each('يىئېےۓ', 'ی'),
  ...each('كڪ', 'ک'),
  ...each('أإآٱ', 'ا'),
  ...each('ؤ', 'و'),
  ...each('ةۃہھەۀۂ', 'ه'),
  ...each('đð', 'd'),
  ...each("ءʿʾʼ’‘'", ''),
  // Wildcards of SQL LIKE.
  ...each('%_\\', '-'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Fast path: texts of only these characters need no normalization. */
const NEEDS_FOLDING = /[^ -$&(-[\]^`-~]/gu

/** Marks over and under letters, what only steers the direction or joins letters, and the line that stretches them. */
const IGNORED_MARKS = /[\p{M}\p{Cf}\u0640]/gu

const known = new Map<string, string>()

/**
 * A text as every search compares it, in the browser and in the database: without case, accents and vowel signs, with one
 * letter for those that Arabic, Urdu and Latin keyboards write differently, and with the digits 0 to 9.
 */
export function normalizeForSearch(text: string): string {
  return text.toLowerCase().replaceAll(NEEDS_FOLDING, fold).replaceAll(/ {2,}/g, ' ').trim()
}

function fold(sign: string): string {
  const before = known.get(sign)
  if (before !== undefined) return before
  // First whole: آ and ئ are letters, not marked ones. Then once more for what was written as one sign, like ﷲ.
  const folded = same(same(sign.normalize('NFKC')).normalize('NFKD').replaceAll(IGNORED_MARKS, '')).replaceAll(
    /\s/g,
    ' ',
  )
  known.set(sign, folded)
  return folded
}

function same(text: string): string {
  return Array.from(text, (sign) => SAME[sign] ?? digit(sign)).join('')
}

/** Arabic and Urdu digits each start at a multiple of 16. */
function digit(sign: string): string {
  return /[٠-٩۰-۹]/.test(sign) ? String(sign.charCodeAt(0) % 16) : sign
}

function each(signs: string, one: string): Record<string, string> {
  return Object.fromEntries(Array.from(signs, (sign) => [sign, one]))
}

/**
 * A telephone number as the search compares it: its digits alone, without what is dialled before the number of a country
 * (`+`, `00`) or of an area (`0`, also as `+44 (0)20`).
 */
export function normalizePhoneForSearch(text: string): string {
  return normalizeForSearch(text)
    .replaceAll('(0)', '')
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
}
