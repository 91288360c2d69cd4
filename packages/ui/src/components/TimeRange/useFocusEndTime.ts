import { type RefObject, useEffect, useRef } from 'react'

/** Minutes have two digits; one that is larger than this can’t be the first of them. */
const LAST_FIRST_DIGIT = 5

/**
 * Moves the focus to the end of a range once its beginning is typed whole, as react-aria moves it from the hour to the
 * minute; not where there is an end already. The element with the ref has the two fields as its children.
 */
export function useFocusEndTime({ from, to }: { from: string; to: string }): RefObject<HTMLDivElement | null> {
  const ends = useRef<HTMLDivElement>(null)
  const values = useRef({ from, to })
  useEffect(() => {
    values.current = { from, to }
  })
  useEffect(() => {
    const [start, end] = ends.current?.children ?? []
    let typed = ''
    const forget = () => (typed = '')
    const type = ({ target, data }: Event & { data?: string | null }) => {
      const isMinute = target instanceof Element && target.closest('[data-type=minute]') !== null
      if (!isMinute || !/^\p{Nd}$/u.test(data ?? '')) return void forget()
      typed += data ?? ''
      if (typed.length < 2 && digitOf(typed) <= LAST_FIRST_DIGIT) return
      forget()
      const hasHour = /^\d+:/.test(values.current.from)
      if (hasHour && values.current.to === '') end?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    }
    start?.addEventListener('beforeinput', type)
    start?.addEventListener('focusin', forget)
    return () => {
      start?.removeEventListener('beforeinput', type)
      start?.removeEventListener('focusin', forget)
    }
  }, [])
  return ends
}

/** The number of a digit of any script: zero is at a code point that 16 divides. */
function digitOf(text: string): number {
  return (text.codePointAt(0) ?? 0) % 16
}
