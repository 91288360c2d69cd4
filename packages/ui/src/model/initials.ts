const article = /^(ال|al-|el-)/i

/** At most two letters for a name of any script: of its first and of its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word = '') => Array.from(word.replace(article, '') || word)[0]?.toLocaleUpperCase() ?? '')
    .join('\u200c')
}
