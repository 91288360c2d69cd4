import type { RefObject } from 'react'
import { useId } from 'react-aria/useId'
import { type KeyboardEvents, useKeyboard } from 'react-aria/useKeyboard'
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger'
import type { PressEvents } from 'react-aria/usePress'
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState'

type KeyPress = Parameters<NonNullable<KeyboardEvents['onKeyDown']>>[0]

/**
 * What a button does that opens a menu or a list. react-aria’s own `useMenuTrigger` knows long presses and menus at the pointer,
 * too, with the words that they are told in, all of which would come with every page.
 */
export function useMenuButton(
  state: RootMenuTriggerState,
  triggerRef: RefObject<HTMLElement | null>,
  type: 'menu' | 'listbox' = 'menu',
) {
  const id = useId()
  const { triggerProps, overlayProps } = useOverlayTrigger({ type }, state, triggerRef)
  const openAt = (end: 'first' | 'last') => (event: KeyPress) => {
    if (event.isDefaultPrevented()) return false
    state.open(end)
    return undefined
  }
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      Enter: openAt('first'),
      ' ': openAt('first'),
      ArrowDown: openAt('first'),
      ArrowUp: openAt('last'),
      'Alt+ArrowDown': openAt('first'),
      'Alt+ArrowUp': openAt('last'),
      // What opens hears it by itself, once it has come.
      Escape: () => {
        if (!state.isOpen) return false
        state.close()
        return undefined
      },
    },
  })
  // What opens gives the focus back to where it was.
  const focus = () => triggerRef.current?.focus({ preventScroll: true })
  const presses: PressEvents = {
    // As the system’s own: by mouse on the way down, by finger on the way up; from a screen reader at its first entry.
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'touch' || pointerType === 'keyboard') return
      focus()
      state.open(pointerType === 'virtual' ? 'first' : null)
    },
    onPress: ({ pointerType }) => {
      if (pointerType !== 'touch') return
      focus()
      state.toggle()
    },
  }
  return {
    buttonProps: { ...triggerProps, ...presses, ...keyboardProps, id, preventFocusOnPress: true },
    menuProps: {
      ...overlayProps,
      'aria-labelledby': id,
      autoFocus: state.focusStrategy ?? true,
      onClose: () => state.close(),
    },
  }
}
