import { useEffect, useRef } from 'react'

/** Where what was pressed is gone with the state that it belonged to, the focus goes to the title, once a question is gone too. */
export function useFocusHeadingOnLoss(state: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return undefined
    last.current = state
    let frame = 0
    const look = () => {
      const { activeElement } = document
      if (activeElement?.closest('[role$=dialog]')) frame = requestAnimationFrame(look)
      else if (activeElement === document.body) title.current?.focus({ preventScroll: true })
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [state])
  return title
}
