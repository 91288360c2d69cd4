import { type RefObject, createContext, use, useEffect, useLayoutEffect, useRef } from 'react'
import { activateShortcuts } from './activeShortcuts.ts'
import { type ShortcutId, isCharacterShortcut, matchesShortcut, shortcutIds, shortcuts } from './shortcuts.ts'

/** Whether shortcuts of a single character work. */
export const CharacterKeysContext = createContext(true)

/** Returns false to leave the key to others. */
type ShortcutHandler = (event: KeyboardEvent) => unknown

type ShortcutOptions = {
  /** The shortcuts work only while the focus is inside. */
  root?: RefObject<HTMLElement | null>
  /** They also work while the focus is around the root, as after a reload, when nothing is focused. */
  worksAround?: boolean
  /** Selector of overlays that belong to the root, though they are rendered elsewhere. */
  overlay?: string
}

/** Elements that handle typed characters themselves. */
const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]'

/** Whether the keyboard uses ⌘ instead of Ctrl. */
export function hasCommandKey(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}

/**
 * Handles shortcuts while the component is mounted. A handler that is undefined turns its shortcut off. No shortcut
 * works while text is typed, except the commands that say so.
 */
export function useShortcuts(
  handlers: { readonly [Id in ShortcutId]?: ShortcutHandler | undefined },
  { root, worksAround = false, overlay }: ShortcutOptions = {},
): void {
  const hasCharacterKeys = use(CharacterKeysContext)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const handled = shortcutIds
    .filter((id) => handlers[id] && (hasCharacterKeys || !isCharacterShortcut(shortcuts[id])))
    .join(' ')
  // Active from the first paint.
  useLayoutEffect(() => {
    const ids = shortcutIds.filter((id) => handled.split(' ').includes(id))
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.isComposing || event.defaultPrevented || !(target instanceof HTMLElement)) return
      const id = ids.find((one) => matchesShortcut(shortcuts[one], event))
      if (id === undefined || isTyped(id, event, target)) return
      const { isCommand = false } = shortcuts[id]
      // Keeps the browser from handling a command of ours while a dialog is open.
      const isInOverlay = overlay !== undefined && target.closest(overlay) !== null
      if (!isInOverlay && !isInPlace(target, root?.current, worksAround)) {
        if (isCommand && !root) event.preventDefault()
        return
      }
      if (event.repeat && (isCommand || isCharacterShortcut(shortcuts[id]))) return
      if (latest.current[id]?.(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    const deactivate = activateShortcuts(ids)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      deactivate()
    }
  }, [handled, root, worksAround, overlay])
}

/** Whether the key belongs to a text field. On a Mac, Ctrl with a letter edits text, so that only ⌘ is a command. */
function isTyped(id: ShortcutId, event: KeyboardEvent, target: HTMLElement): boolean {
  if (target.closest(TEXT_INPUTS) === null) return false
  return shortcuts[id].worksInText !== true || (hasCommandKey() && !event.metaKey)
}

/** Whether the focus is where the shortcut works: inside its root or, without one, outside of dialogs. */
function isInPlace(target: HTMLElement, root: HTMLElement | null | undefined, worksAround: boolean): boolean {
  if (root === undefined) return target.closest('[role$=dialog]') === null
  if (root === null || root.closest('[aria-hidden=true], [inert]')) return false
  return root.contains(target) || (worksAround && target.contains(root))
}
