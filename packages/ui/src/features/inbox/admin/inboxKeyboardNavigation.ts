import { type RefObject, useEffect, useRef, useState, useLayoutEffect } from 'react'
import type { WaitingItem } from '@maktab/contract/schema'

/** Matches no item: focus goes to the current item, the list or the empty state. */
export const FOCUS_FALLBACK = ''

/** Focuses the element on mount if it should have the focus. */
export function useAutoFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const element = useRef<Place>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return element
}

type SelectionOptions = {
  items: readonly WaitingItem[]
  open: string | undefined
  /** Keeps an item open at all times, initially the first. */
  keepsOneOpen: boolean
  /** An item that stays open even if it leaves the list. */
  pinnedItem: WaitingItem | undefined
}

/**
 * The selected item and its index. If it is gone because it was decided here or by another user, the item that took its
 * place.
 */
export function useSelectedItem({ items, open, keepsOneOpen, pinnedItem }: SelectionOptions) {
  const [lastIndex, setLastIndex] = useState<number>()
  const selectedKey = pinnedItem?.key ?? open
  const foundIndex = items.findIndex(({ key }) => key === selectedKey)
  if (foundIndex !== -1 && foundIndex !== lastIndex) setLastIndex(foundIndex)
  if (pinnedItem && foundIndex === -1) return { shown: pinnedItem, at: -1 }
  const isOpen = keepsOneOpen || (open !== undefined && lastIndex !== undefined)
  const at = foundIndex === -1 && isOpen ? Math.min(lastIndex ?? 0, items.length - 1) : foundIndex
  return { shown: items[at], at }
}

type ShortcutAction = 'approve' | 'reject' | 'next' | 'previous' | 'undo'

const keys: Readonly<Record<string, ShortcutAction>> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
  u: 'undo',
}

/** Elements that handle typed letters themselves. */
const TEXT_INPUTS = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]'

/** Single-key shortcuts for the page’s main part, except in inputs. Uses physical keys for other scripts. */
export function useInboxShortcuts(
  root: RefObject<HTMLElement | null>,
  actions: Readonly<Record<ShortcutAction, () => unknown>>,
): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  // Active from the first paint.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, code, ctrlKey, metaKey, altKey, isComposing, repeat } = event
      if (ctrlKey || metaKey || altKey || isComposing || repeat || event.defaultPrevented) return
      if (!(target instanceof HTMLElement) || target.matches(TEXT_INPUTS) || target.closest(TEXT_INPUTS)) return
      const rootElement = root.current
      // After a reload nothing is focused. The page is hidden behind an open dialog.
      const isActive =
        rootElement &&
        (rootElement.contains(target) || target.contains(rootElement)) &&
        !rootElement.closest('[aria-hidden=true], [inert]')
      const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
      const action = keys[letter]
      if (!isActive || !action) return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}
