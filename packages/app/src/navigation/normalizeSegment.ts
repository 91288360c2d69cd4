/** A part of an address as people write it by heart: in whatever capitals, with or without a stroke at its end. */
export function normalizeSegment(part: string): string {
  return part.replace(/\/+$/, '').toLowerCase()
}
