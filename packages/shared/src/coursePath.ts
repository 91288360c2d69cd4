/** Maximum length of a readable slug. */
const MAX_SLUG_LENGTH = 60

/** A slug in the name's own script: `tajweed-for-beginners`; empty if the name has no letters. */
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

/** The path of a course's public page. The id identifies it; the slug is for readability. */
export function coursePath({ id, name }: { id: number; name: string }): string {
  const slug = createSlug(name)
  return `/courses/${id}${slug && `-${encodeURIComponent(slug)}`}`
}

/** Parses the course id of such a path. */
export function parseCourseId(part: string): number | undefined {
  const [, digits = ''] = /^(\d{1,15})(?:-|$)/.exec(part) ?? []
  return Number(digits) || undefined
}
