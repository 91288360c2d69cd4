// Without what is mistaken for another when it is read aloud or copied by hand: l I 1, o O 0.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** A password that can’t be guessed (more than 90 bits), in groups that can be read out. */
export function makePassword(): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, randomLetter).join(''))
    const password = groups.join('-')
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password
  }
}

/** Each as likely as any other: what would make the first ones likelier is drawn again. */
function randomLetter(): string {
  const fair = 256 - (256 % LETTERS.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) return LETTERS.charAt(byte % LETTERS.length)
  }
}
