/** The number of a digit of any script: those of each stand one after the other, nought at a round place. */
export function digitOf(text: string): number {
  return (text.codePointAt(0) ?? 0) % 16
}
