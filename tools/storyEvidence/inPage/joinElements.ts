/** The number of elements that a finding names. */
const NAMED = 3

/** Names the first elements of a finding. */
export function joinElements(elements: readonly string[]): string {
  const more = elements.length > NAMED ? `; and ${elements.length - NAMED} more` : ''
  return elements.slice(0, NAMED).join('; ') + more
}
