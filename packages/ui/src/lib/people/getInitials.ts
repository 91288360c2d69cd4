const article = /^(ال|al-|el-)/i

/** Between letters that would join, and no others: WebKit draws a Latin letter beside it in another typeface. */
const NON_JOINER = '\u200c'

/** At most two letters for a name of any script: of its first and of its last word. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word = '') => Array.from(word.replace(article, '') || word)[0]?.toLocaleUpperCase() ?? '')
  return letters.join(letters.every((letter) => /\p{Script=Arabic}/u.test(letter)) ? NON_JOINER : '')
}
