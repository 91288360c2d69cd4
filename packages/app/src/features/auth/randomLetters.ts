/** So many of some letters, each as likely as any other: what would make the first ones likelier is drawn again. */
export function randomLetters(letters: string, count: number): string {
  return Array.from({ length: count }, () => randomLetter(letters)).join('')
}

function randomLetter(letters: string): string {
  const fair = 256 - (256 % letters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) return letters.charAt(byte % letters.length)
  }
}
