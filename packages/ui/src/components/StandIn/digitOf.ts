/** Digits as the languages of the school write them. */
export const digits = /[0-9\u0660-\u0669\u06f0-\u06f9]/g

/** The number of one of them: nought stands at a round place of each script, and the others follow. */
export function digitOf(text: string): number {
  return (text.codePointAt(0) ?? 0) % 16
}
