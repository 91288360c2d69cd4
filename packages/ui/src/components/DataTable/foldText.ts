/**
 * Text as the search compares it: without case, accents, Arabic vowel signs and marks that only steer the direction, and
 * with the letters that Arabic and Urdu keyboards write differently made the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u061c\u200e\u200f\u2066-\u2069]/gu, '')
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةۃۂھ]/g, 'ہ')
    .replace(/ه/g, 'ہ')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ـ’']/g, '')
    .toLowerCase()
}
