/** As long as an address can be read aloud. */
const MAX_SLUG_LENGTH = 60

/** A name as a part of an address, in the letters of its own script: `tajweed-for-beginners`; nothing where it has none. */
export function createSlug(name: string): string {
  const words =
    name
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > MAX_SLUG_LENGTH) break
    slug = longer
  }
  return slug
}
