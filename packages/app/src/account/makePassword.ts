import { randomLetters } from './randomLetters.ts'

// Without what is mistaken for another when it is read aloud or copied by hand: l I 1, o O 0.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** A password that can’t be guessed (more than 90 bits), in groups that can be read out. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length: GROUPS }, () => randomLetters(LETTERS, GROUP)).join('-')
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password
  }
}
