import { randomLetters } from './randomLetters.ts'

// Without what is mistaken for another when it is read aloud or copied by hand: l I 1, o O 0.
const PASSWORD_LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_GROUP_COUNT = 4
const PASSWORD_GROUP_LENGTH = 4

/** A password that can’t be guessed (more than 90 bits), in groups that can be read out. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: PASSWORD_GROUP_COUNT }, () =>
      randomLetters(PASSWORD_LETTERS, PASSWORD_GROUP_LENGTH),
    ).join('-')
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password
  }
}
