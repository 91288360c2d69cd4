/**
 * Text as the search compares it: without case, accents and Arabic vowel signs, and with the letters that Arabic and
 * Urdu keyboards write differently made the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةۃۂھ]/g, 'ہ')
    .replace(/ه/g, 'ہ')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ـ’']/g, '')
    .toLowerCase()
}
