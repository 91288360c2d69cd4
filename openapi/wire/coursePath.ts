/** As long as an address can be read aloud. */
const MAX_SLUG_LENGTH = 60

/** A name as a part of an address, in the letters of its own script: `tajweed-for-beginners`; nothing where it has none. */
function createSlug(name: string): string {
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

/** Where the public page of a course is; its number alone finds it, its name is there to be read. */
export function coursePath({ id, name }: { id: number; name: string }): string {
  const slug = createSlug(name)
  return `/courses/${id}${slug && `-${encodeURIComponent(slug)}`}`
}

/** The number of the course that such an address names. */
export function parseCourseId(part: string): number | undefined {
  const [, digits = ''] = /^(\d{1,15})(?:-|$)/.exec(part) ?? []
  return Number(digits) || undefined
}
