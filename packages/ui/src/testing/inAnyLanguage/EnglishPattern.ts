import { plain, readings } from './dictionary.ts'

/** A pattern of English words that also finds them where the page says them in another language. */
export class EnglishPattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    for (const reading of readings(text)) {
      this.lastIndex = 0
      const found = super.exec(reading)
      if (found) return found
    }
    return null
  }
}

/** The pattern of a text that is there as a whole, or somewhere within. */
export function patternOf(text: string, { isWhole }: { isWhole: boolean }): EnglishPattern {
  const escaped = plain(text).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
  return new EnglishPattern(isWhole ? `^${escaped}$` : escaped)
}
