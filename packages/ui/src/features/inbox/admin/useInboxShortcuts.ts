import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Doing = 'approve' | 'reject' | 'next' | 'previous' | 'undo'

const keys: Readonly<Record<string, Doing>> = { a: 'approve', r: 'reject', j: 'next', k: 'previous', u: 'undo' }

/** Where a letter is typed, or chooses among what is listed. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]'

/**
 * Single keys, wherever the focus is on the page (its main part among that), but for where one types. By their place
 * where the letters are of another script.
 */
export function useInboxShortcuts(
  root: RefObject<HTMLElement | null>,
  does: Readonly<Record<Doing, () => unknown>>,
): void {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  // From the first paint on.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, code, ctrlKey, metaKey, altKey, isComposing, repeat } = event
      if (ctrlKey || metaKey || altKey || isComposing || repeat || event.defaultPrevented) return
      if (!(target instanceof HTMLElement) || target.matches(TYPED_IN) || target.closest(TYPED_IN)) return
      const own = root.current
      // After a reload nothing has the focus. Behind an open dialog the page is hidden.
      const isHere =
        own && (own.contains(target) || target.contains(own)) && !own.closest('[aria-hidden=true], [inert]')
      const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
      const doing = keys[letter]
      if (!isHere || !doing) return
      event.preventDefault()
      latest.current[doing]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}
