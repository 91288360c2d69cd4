import { useEffect, useRef } from 'react'

/**
 * The form of the notes takes the focus along when it closes: it goes back to the button that opened it, and the page to
 * its place. `onClose` is to be called where the form itself closes; whoever goes back in the browser goes where that leads.
 */
export function useBackToNotes(isOpen: boolean): () => void {
  const isClosing = useRef(false)
  useEffect(() => {
    if (isOpen || !isClosing.current) return
    isClosing.current = false
    const section = document.querySelector<HTMLElement>('section[data-section="notes"]')
    section?.scrollIntoView({ block: 'start' })
    const opener = section?.querySelector<HTMLElement>(':scope > header button') ?? section
    opener?.focus({ preventScroll: true })
  }, [isOpen])
  return () => {
    isClosing.current = true
  }
}
