import { useLayoutEffect, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { type ModalOverlayProps, Modal as AriaModal } from 'react-aria-components/Modal'
import { type PopoverProps as AriaPopoverProps, Popover as AriaPopover } from 'react-aria-components/Popover'
import type { SubmitResult } from '#submitResult.ts'

/**
 * Used by our `Popover` and `Modal` to restore the focus as soon as they close. React Aria does so a frame later; a Tab
 * pressed in between would start at the top of the page.
 */
export function RestoreFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  // During the first render the focus is still on the previous element. A Select also renders its list on the server.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    const overlay = mark.current?.parentElement
    return () => {
      if (!overlay?.contains(document.activeElement) || !(before instanceof HTMLElement)) return
      // Deferred, because focus events don't fire while React removes the overlay.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [before])
  return <span hidden ref={mark} />
}

type ModalProps = Omit<ModalOverlayProps, 'children'> & { children?: ReactNode }

/** Marks open dialogs, so that toasts don't cover their buttons. */
const mark = { 'data-window': '' }

/** Modal that restores the focus as soon as it closes. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    <AriaModal {...mark} {...props}>
      <RestoreFocus />
      {children}
    </AriaModal>
  )
}

type PopoverProps = Omit<AriaPopoverProps, 'children'> & { children?: ReactNode }

/** Popover that restores the focus as soon as it closes. */
export function Popover({ children, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props}>
      <RestoreFocus />
      {children}
    </AriaPopover>
  )
}

/**
 * After an action, the pressed button and its dialog may be gone; then the focus moves to a stable element. The
 * returned function passes its promise through.
 */
export function useFocusAfterAction(
  findTarget: () => HTMLElement | null,
): (action: Promise<SubmitResult>) => Promise<SubmitResult> {
  const [done, setDone] = useState(0)
  const focusTarget = useEffectEvent(() => findTarget()?.focus({ preventScroll: true }))
  useEffect(() => {
    if (done === 0) return undefined
    let frame = 0
    const moveFocus = () => {
      const { activeElement } = document
      if (activeElement?.closest('[role$=dialog]')) frame = requestAnimationFrame(moveFocus)
      else if (activeElement === document.body) focusTarget()
    }
    // A dialog closes only after its action has completed.
    frame = requestAnimationFrame(moveFocus)
    return () => cancelAnimationFrame(frame)
  }, [done])
  return async (action) => {
    const outcome = await action
    if (outcome.state === 'done') setDone((before) => before + 1)
    return outcome
  }
}
