const LAST = 0xff_ff
/** A class of characters: in brackets, or one with a letter. */
const CLASS = /\[(?:\\.|[^\]\\])*\]|\\[dwsDWS]|\\p\{\w+\}/gsu

/** What each class takes, which is asked once. */
const known = new Map<string, string>()

/**
 * Whether two patterns take the same texts, because they differ only in how they write classes of characters: `\d` and
 * `[0-9]`, `\p{Cc}` and the characters that it stands for.
 */
export function isSamePattern(one: string, other: string): boolean {
  return one === other || spelledOut(one) === spelledOut(other)
}

function spelledOut(pattern: string): string {
  return pattern.replaceAll(CLASS, (written) => {
    const ranges = known.get(written) ?? rangesOf(written)
    known.set(written, ranges)
    return `[${ranges}]`
  })
}

/** The characters of a class in order, from and to. */
function rangesOf(written: string): string {
  const taken = new RegExp(`^${written}$`, 'u')
  const ranges: string[] = []
  let first: number | undefined
  for (let code = 0; code <= LAST + 1; code += 1) {
    const isTaken = code <= LAST && taken.test(String.fromCodePoint(code))
    if (isTaken) first ??= code
    else if (first !== undefined) {
      ranges.push(`${first.toString(16)}-${(code - 1).toString(16)}`)
      first = undefined
    }
  }
  return ranges.join()
}
