/** Random letters with equal probabilities, through rejection sampling. */
function randomLetters(letters: string, count: number): string {
  return Array.from({ length: count }, () => randomLetter(letters)).join('')
}

function randomLetter(letters: string): string {
  const limit = 256 - (256 % letters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return letters.charAt(byte % letters.length)
  }
}

// Without letters that are easily confused when read aloud or copied: l I 1, o O 0.
const PASSWORD_LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_GROUP_COUNT = 4
const PASSWORD_GROUP_LENGTH = 4

/** A password with more than 90 bits of entropy, in readable groups. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: PASSWORD_GROUP_COUNT }, () =>
      randomLetters(PASSWORD_LETTERS, PASSWORD_GROUP_LENGTH),
    ).join('-')
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password
  }
}

// Case-insensitive, without easily confused letters: O 0, I 1 L.
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_GROUP_LENGTH = 4

/** A discount code with more than 39 bits of entropy, in readable groups: `K7QM-3XTR`. */
export function generateDiscountCode(): string {
  return `${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}-${randomLetters(CODE_LETTERS, CODE_GROUP_LENGTH)}`
}
