import { useEffect, useRef } from 'react'
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState'

/**
 * A list that goes along with its field where the page moves, as it does for the keyboard of a phone; react-aria closes it
 * then. What scrolls inside the page still closes it: the list would be left behind.
 */
export function useKeepOpenOnPageScroll(state: OverlayTriggerState | null): OverlayTriggerState | null {
  const isMoving = useRef(false)
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target !== document) return
      isMoving.current = true
      // Whoever listens after this hears the same event before.
      setTimeout(() => (isMoving.current = false))
    }
    window.addEventListener('scroll', hear, true)
    return () => window.removeEventListener('scroll', hear, true)
  }, [])
  if (!state) return null
  const close = () => {
    if (!isMoving.current) state.close()
  }
  return { ...state, close }
}
