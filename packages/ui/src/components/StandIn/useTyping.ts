import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { digitOf, digits } from './digitOf.ts'
import { type Typed, type Typing, takeBack, typeDigit } from './typeDigit.ts'
import type { Kind, PartName } from './wireParts.ts'

type TypingOptions = {
  stop: RefObject<HTMLInputElement | null>
  kind: Kind
  order: readonly PartName[]
  text: string
  typing: Typing
  isFixed: boolean
  onTyped: (next: Typed) => void
}

/** Hears the digits that are typed into what stands for a day or a time. */
export function useTyping({ stop, kind, order, text, typing, isFixed, onTyped }: TypingOptions) {
  // What is typed next may come before this is drawn.
  const latest = useRef({ text, typing })
  const take = (next: Typed) => {
    latest.current = next
    onTyped(next)
  }
  const type = (data: string | null) => {
    if (isFixed) return
    for (const digit of data?.match(digits) ?? []) {
      take(typeDigit(latest.current.text, kind, order, latest.current.typing, String(digitOf(digit))))
    }
  }
  useEffect(() => {
    latest.current = { text, typing }
    const field = stop.current
    const hear = (event: InputEvent) => {
      // What is composed can’t be held back: it is heard once it stands there.
      if (!event.cancelable) return
      event.preventDefault()
      type(event.data)
    }
    field?.addEventListener('beforeinput', hear)
    return () => field?.removeEventListener('beforeinput', hear)
  })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Backspace' || isFixed) return
    event.preventDefault()
    take(takeBack(latest.current.text, kind, order, latest.current.typing))
  }
  return { type, pressKey }
}
