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

/** Combining marks, direction and joining characters, and the Arabic tatweel. */
const IGNORED_MARKS = /[\p{M}\p{Cf}\u0640]/gu

const known = new Map<string, string>()

/**
 * Normalizes a text for search, in the browser and in the database: removes case, accents and vowel signs, maps letters
 * that Arabic, Urdu and Latin keyboards write differently to one letter, and digits to 0–9.
 */
export function normalizeForSearch(text: string): string {
  return text.toLowerCase().replaceAll(NEEDS_FOLDING, fold).replaceAll(/ {2,}/g, ' ').trim()
}

function fold(sign: string): string {
  const before = known.get(sign)
  if (before !== undefined) return before
  // Mapped before decomposition, because آ and ئ are separate letters, and again after it, for ligatures such as ﷲ.
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
 * Normalizes a phone number for search: only its digits, without the international prefix (`+`, `00`) or the trunk
 * prefix (`0`, also as in `+44 (0)20`).
 */
export function normalizePhoneForSearch(text: string): string {
  return normalizeForSearch(text)
    .replaceAll('(0)', '')
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
}
