import { type RefObject, useEffect, useRef, useState, useLayoutEffect } from 'react'
import type { WaitingItem } from '@maktab/contract/schema'

/** No key of an item: the focus goes to whatever stands there then, an item, the list, or that there is nothing. */
export const FOCUS_FALLBACK = ''

/** Takes the focus as soon as it is there, where it is meant to. */
export function useAutoFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return place
}

type Wanted = {
  items: readonly WaitingItem[]
  open: string | undefined
  /** There is always one open, the first to begin with. */
  isAlways: boolean
  /** What stays open whatever becomes of it meanwhile. */
  kept: WaitingItem | undefined
}

/**
 * Which item is shown, and where it stands; of one that is gone, because it was done or somebody else was ahead, the one
 * that took its place.
 */
export function useSelectedItem({ items, open, isAlways, kept }: Wanted) {
  const [lastAt, setLastAt] = useState<number>()
  const wanted = kept?.key ?? open
  const found = items.findIndex(({ key }) => key === wanted)
  if (found !== -1 && found !== lastAt) setLastAt(found)
  if (kept && found === -1) return { shown: kept, at: -1 }
  const isOpen = isAlways || (open !== undefined && lastAt !== undefined)
  const at = found === -1 && isOpen ? Math.min(lastAt ?? 0, items.length - 1) : found
  return { shown: items[at], at }
}

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
