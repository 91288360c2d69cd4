import { type RefObject, useEffect, useRef } from 'react'
import { digitOf } from '../StandIn/digitOf.ts'

/** Minutes have two digits; one that is larger than this can’t be the first of them. */
const LAST_FIRST_DIGIT = 5

/**
 * Goes on to the end of a range once its beginning is typed whole, as one goes on from its hour to its minute; not
 * where an end stands there already. What it is put on has the two fields as its children.
 */
export function useGoOn({ from, to }: { from: string; to: string }): RefObject<HTMLDivElement | null> {
  const ends = useRef<HTMLDivElement>(null)
  const values = useRef({ from, to })
  useEffect(() => {
    values.current = { from, to }
  })
  useEffect(() => {
    const [start, end] = ends.current?.children ?? []
    let typed = ''
    let isMinute = false
    const forget = () => (typed = '')
    // What stands for the field hears the digit first, and may be at its minute already.
    const notePart = ({ target }: Event) => {
      isMinute = target instanceof Element && target.closest('[data-type=minute]') !== null
    }
    const type = ({ data }: Event & { data?: string | null }) => {
      if (!isMinute || !/^\p{Nd}$/u.test(data ?? '')) return void forget()
      typed += data ?? ''
      if (typed.length < 2 && digitOf(typed) <= LAST_FIRST_DIGIT) return
      forget()
      const hasHour = /^\d+:/.test(values.current.from)
      if (hasHour && values.current.to === '') end?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    }
    start?.addEventListener('beforeinput', notePart, { capture: true })
    start?.addEventListener('beforeinput', type)
    start?.addEventListener('focusin', forget)
    return () => {
      start?.removeEventListener('beforeinput', notePart, { capture: true })
      start?.removeEventListener('beforeinput', type)
      start?.removeEventListener('focusin', forget)
    }
  }, [])
  return ends
}
