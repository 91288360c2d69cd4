/** What is known and, once, what is chosen: it stays a choice where nobody knows it. */
export function withChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].toSorted()
}
