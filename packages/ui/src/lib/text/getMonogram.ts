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
