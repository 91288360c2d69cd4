/** All patterns that are named anywhere in a schema or document. */
export function findPatterns(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : findPatterns(value),
  )
}
