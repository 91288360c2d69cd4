import { useLayoutEffect, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { type ModalOverlayProps, Modal as AriaModal } from 'react-aria-components/Modal'
import { type PopoverProps as AriaPopoverProps, Popover as AriaPopover } from 'react-aria-components/Popover'
import type { SubmitResult } from '#submitResult.ts'

/**
 * Stands in every `Popover` and `Modal` of ours, and gives the focus back the moment it closes. React Aria does so a frame
 * later; a Tab that is pressed in between would start at the top of the page.
 */
export function RestoreFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  // While it is first drawn the focus is still where it was when it opened. A Select renders its list on the server, too.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    const overlay = mark.current?.parentElement
    return () => {
      if (!overlay?.contains(document.activeElement) || !(before instanceof HTMLElement)) return
      // Not at once: what is focused while React takes the overlay out of the page doesn’t hear of it.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [before])
  return <span hidden ref={mark} />
}

type ModalProps = Omit<ModalOverlayProps, 'children'> & { children?: ReactNode }

/** By this it is known that a window is open: what is said meanwhile makes room for its buttons. */
const mark = { 'data-window': '' }

/** What lies over the page, and gives the focus back the moment it closes. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    <AriaModal {...mark} {...props}>
      <RestoreFocus />
      {children}
    </AriaModal>
  )
}

type PopoverProps = Omit<AriaPopoverProps, 'children'> & { children?: ReactNode }

/** What opens beside its button, and gives the focus back the moment it closes. */
export function Popover({ children, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props}>
      <RestoreFocus />
      {children}
    </AriaPopover>
  )
}

/**
 * What was pressed may be gone once it is done, and a question that stood over it too: then the focus goes to a place that
 * stays. What it gives takes the promise of what is done, and hands it on.
 */
export function useFocusAfterAction(
  findPlace: () => HTMLElement | null,
): (doing: Promise<SubmitResult>) => Promise<SubmitResult> {
  const [done, setDone] = useState(0)
  const focusPlace = useEffectEvent(() => findPlace()?.focus({ preventScroll: true }))
  useEffect(() => {
    if (done === 0) return undefined
    let frame = 0
    const look = () => {
      const { activeElement } = document
      if (activeElement?.closest('[role$=dialog]')) frame = requestAnimationFrame(look)
      else if (activeElement === document.body) focusPlace()
    }
    // A question closes only after what it asked for is done.
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [done])
  return async (doing) => {
    const outcome = await doing
    if (outcome.state === 'done') setDone((before) => before + 1)
    return outcome
  }
}
