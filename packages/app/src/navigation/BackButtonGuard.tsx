import { useConfirmLeave, useHasUnsavedChanges } from '@maktab/ui/forms/UnsavedChanges'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

let hold: ((event: PopStateEvent) => void) | undefined

// Listeners are called in the order they came in: this one has to be here before the router’s.
if (!import.meta.env.SSR) window.addEventListener('popstate', (event) => hold?.(event))

/**
 * Holds the browser’s back and forward buttons while changes would be lost. A move through the history can’t be
 * stopped, only taken back: the page that was left is put on top again, and leaving goes one step under it.
 */
export function BackButtonGuard() {
  const [path] = useLocation()
  const search = useSearch()
  const place = useRef('')
  const hasChanges = useHasUnsavedChanges()
  const confirmLeave = useConfirmLeave()

  useEffect(() => {
    place.current = search ? `${path}?${search}` : path
  }, [path, search])

  useEffect(() => {
    hold = (event) => {
      if (!hasChanges()) return
      event.stopImmediatePropagation()
      window.history.pushState(null, '', place.current)
      const { href } = window.location
      confirmLeave(() => {
        // A form that was saved meanwhile may have led on by itself.
        if (window.location.href === href) window.history.back()
      })
    }
    return () => {
      hold = undefined
    }
  }, [hasChanges, confirmLeave])

  return null
}
