import { useEffect } from 'react'
import { hasCommandKey } from './hasCommandKey.ts'

type Where = {
  /** Where one types, too: on a Mac by ⌘ alone, as Ctrl and a letter is a way to edit there. */
  isAlsoTyped?: boolean
}

/** Ctrl or ⌘ with a letter does something (1§9); where one types, the keys are left alone (decision 47). */
export function useKeyboardShortcut(
  letter: string,
  act: (() => void) | undefined,
  { isAlsoTyped = false }: Where = {},
): void {
  useEffect(() => {
    if (!act) return undefined
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommand || event.key.toLowerCase() !== letter) return
      const isLeftAlone = isAlsoTyped ? hasCommandKey() && !event.metaKey : true
      const { target } = event
      if (isLeftAlone && target instanceof HTMLElement && isTypedInto(target)) return
      event.preventDefault()
      // What lies over the page is answered first.
      if (!(target instanceof HTMLElement && target.closest('[role$=dialog]'))) act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [letter, act, isAlsoTyped])
}

function isTypedInto(target: HTMLElement): boolean {
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}
