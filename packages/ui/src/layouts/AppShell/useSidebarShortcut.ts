import { useEffect } from 'react'

/** Ctrl or ⌘ with B toggles the sidebar (1§9); where one types, the keys are left alone (decision 47). */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const { target } = event
      if (target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select')))
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [toggle])
}
