/** One answer of a sequence, given so often; without a number, from then on. */
type Step = { name: string; times: number }

/** `serverError*2,typical` in steps; one that says nothing counts once, and for ever where it is the last. */
export function parseSequence(text: string): Step[] {
  return text.split(',').map((part, index, parts) => {
    const [name = '', times] = part.split('*')
    const usual = index === parts.length - 1 ? Number.POSITIVE_INFINITY : 1
    return { name, times: times === undefined ? usual : Number(times) }
  })
}

/** The answer to a call that was asked so often before; nothing where the sequence has run out. */
export function findStep(steps: readonly Step[], asked: number): string | undefined {
  let passed = 0
  for (const { name, times } of steps) {
    passed += times
    if (asked < passed) return name
  }
  return undefined
}
