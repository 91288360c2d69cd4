const SHORTEST = 3

/** A text without the words of a person's name; those of two letters are too common to be told from others. */
export function withoutName(text: string, name: string): string {
  const words = new Set(wordsOf(name).filter((word) => word.length >= SHORTEST))
  return text.replaceAll(WORD, (word) => (words.has(word.toLowerCase()) ? '…' : word))
}

const WORD = /[\p{L}\p{M}]+/gu

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase())
}
