import { randomLetters } from './randomLetters.ts'

// Capitals make no difference, and what is mistaken for another letter is left out: O 0, I 1 L.
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_GROUP_LENGTH = 4

/** A code for a discount that nobody guesses (more than 39 bits), in two groups that can be read out: `K7QM-3XTR`. */
export function generateDiscountCode(): string {
  return `${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}-${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}`
}
