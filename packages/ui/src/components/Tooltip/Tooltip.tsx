import { type ReactElement, useEffect, useRef, useState } from 'react'
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lateComponent } from '#late/lateComponent.tsx'
import type { BubbleProps } from './Bubble.tsx'

const Bubble = lateComponent(async () => (await import('./Bubble.tsx')).Bubble)

type TooltipProps = Pick<BubbleProps, 'label' | 'placement'> & {
  isDisabled?: boolean
  /** What can be focused or hovered: a button or a link of ours. */
  children: ReactElement
}

/** Open once the frame is over in which it opened: what the focus scrolls into sight would close it at once (react-aria). */
function useOpenAfterScroll(isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const frame = requestAnimationFrame(() => setOver(true))
    return () => {
      cancelAnimationFrame(frame)
      setOver(false)
    }
  }, [isOpen])
  return isOpen && isOver
}

/** Words for a sign that has none; they come at once, on hover and on focus (1§9). What draws them comes when it is near. */
export function Tooltip({ label, isDisabled = false, placement = 'bottom', children }: TooltipProps) {
  const trigger = { delay: 0, closeDelay: 0, isDisabled }
  const state = useTooltipTriggerState(trigger)
  const triggerRef = useRef<HTMLElement>(null)
  const { triggerProps, tooltipProps } = useTooltipTrigger(trigger, state, triggerRef)
  const isShown = useOpenAfterScroll(state.isOpen)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {isShown && (
        <Bubble label={label} placement={placement} state={state} tooltipProps={tooltipProps} triggerRef={triggerRef} />
      )}
    </>
  )
}
