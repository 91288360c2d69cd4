import { useEffect, useRef } from 'react'

/** Where what had the focus is gone because something else is shown now, the focus goes to its heading. */
export function useFocusHeadingOnLoss() {
  const place = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    // What is taken out of the page doesn’t say that it has lost the focus.
    if (isWithin.current && document.activeElement === document.body) place.current?.querySelector('h2')?.focus()
  })
  return {
    ref: place,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: () => {
      isWithin.current = false
    },
  }
}
