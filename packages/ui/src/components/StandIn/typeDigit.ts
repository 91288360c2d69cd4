import { typedText } from '../DateField/typedText.ts'
import { type Kind, type PartName, type WirePart, largest, wireParts } from './wireParts.ts'

/** The part that is typed into, and what was typed into it so far. */
export type Typing = { at: PartName; entered: string }

/** What a day or a time says, and where one goes on. */
export type Typed = { text: string; typing: Typing }

function withPart(parts: readonly WirePart[], at: PartName, value: number | null): string {
  return typedText(parts.map((part) => (part.type === at ? { ...part, value, isPlaceholder: value === null } : part)))
}

/** What stands there once a digit is typed: as react-aria does it, a part that is whole hands on to the next. */
export function typeDigit(text: string, kind: Kind, order: readonly PartName[], typing: Typing, digit: string): Typed {
  const { at, entered } = typing
  const number = Number(entered + digit)
  const most = largest[at]
  const isWhole = number * 10 > most || entered.length + 1 >= String(most).length
  return {
    text: withPart(wireParts(text, kind), at, number > most ? Number(digit) : number),
    typing: isWhole ? { at: order[order.indexOf(at) + 1] ?? at, entered: '' } : { at, entered: entered + digit },
  }
}

/** What stands there once the last digit is taken back; from a part that is empty one goes back to the one before. */
export function takeBack(text: string, kind: Kind, order: readonly PartName[], { at }: Typing): Typed {
  const parts = wireParts(text, kind)
  const value = parts.find(({ type }) => type === at)?.value ?? null
  if (value === null) return { text, typing: { at: order[order.indexOf(at) - 1] ?? at, entered: '' } }
  const left = Math.floor(value / 10)
  return {
    text: withPart(parts, at, left === 0 ? null : left),
    typing: { at, entered: left === 0 ? '' : String(left) },
  }
}
