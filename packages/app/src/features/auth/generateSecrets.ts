/** So many of some letters, each as likely as any other: what would make the first ones likelier is drawn again. */
function randomLetters(letters: string, count: number): string {
  return Array.from({ length: count }, () => randomLetter(letters)).join('')
}

function randomLetter(letters: string): string {
  const fair = 256 - (256 % letters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) return letters.charAt(byte % letters.length)
  }
}

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

// Capitals make no difference, and what is mistaken for another letter is left out: O 0, I 1 L.
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_GROUP_LENGTH = 4

/** A code for a discount that nobody guesses (more than 39 bits), in two groups that can be read out: `K7QM-3XTR`. */
export function generateDiscountCode(): string {
  return `${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}-${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}`
}
