/** Crockford’s alphabet: without letters that are taken for digits, or for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** What a visitor’s payment is called by, before there is an account: it can’t be guessed, and is easily copied by hand. */
export function createVisitorReference(): string {
  const letters = crypto.getRandomValues(new Uint8Array(LENGTH))
  // 256 is a multiple of 32: every letter is as likely as another.
  return `R-${Array.from(letters, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

const BITS = 5
const ROOM = 2 ** (BITS * LENGTH)
/** Odd, so that no two courses come to the same; large, so that neighbours look different. */
const SPREAD = 654_435_761

/** The reference for one course of a visitor: each payment has its own, which stays when the blocks around it go. */
export function deriveCourseReference(reference: string, courseId: number): string {
  const own = Array.from(reference.slice(2)).reduce(
    (sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  )
  const value = (own + Number((BigInt(courseId) * BigInt(SPREAD)) % BigInt(ROOM))) % ROOM
  const letters = Array.from({ length: LENGTH }, (_, place) => {
    const digit = Math.floor(value / ALPHABET.length ** (LENGTH - 1 - place)) % ALPHABET.length
    return ALPHABET[digit]
  })
  return `R-${letters.join('')}`
}
