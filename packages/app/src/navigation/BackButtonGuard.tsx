import { useConfirmLeave, useHasUnsavedChanges } from '@maktab/ui/forms/UnsavedChangesProvider'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

let handlePopState: ((event: PopStateEvent) => void) | undefined

// Listeners run in the order of registration, and this one has to run before the router’s.
if (!import.meta.env.SSR) window.addEventListener('popstate', (event) => handlePopState?.(event))

/**
 * Asks before the back and forward buttons discard unsaved changes. A history navigation can’t be cancelled, only
 * undone: the page is pushed again, and leaving goes back one step from there.
 */
export function BackButtonGuard() {
  const [path] = useLocation()
  const search = useSearch()
  const currentUrl = useRef('')
  const hasChanges = useHasUnsavedChanges()
  const confirmLeave = useConfirmLeave()

  useEffect(() => {
    currentUrl.current = search ? `${path}?${search}` : path
  }, [path, search])

  useEffect(() => {
    handlePopState = (event) => {
      if (!hasChanges()) return
      event.stopImmediatePropagation()
      window.history.pushState(null, '', currentUrl.current)
      const { href } = window.location
      confirmLeave(() => {
        // If the form was saved in the meantime, it may have navigated already.
        if (window.location.href === href) window.history.back()
      })
    }
    return () => {
      handlePopState = undefined
    }
  }, [hasChanges, confirmLeave])

  return null
}
