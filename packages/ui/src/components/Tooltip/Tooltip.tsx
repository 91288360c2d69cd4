import { type ReactElement, useRef } from 'react'
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

/** Words for a sign that has none; they come at once, on hover and on focus (1§9). What draws them comes when it is near. */
export function Tooltip({ label, isDisabled = false, placement = 'bottom', children }: TooltipProps) {
  const trigger = { delay: 0, closeDelay: 0, isDisabled }
  const state = useTooltipTriggerState(trigger)
  const triggerRef = useRef<HTMLElement>(null)
  const { triggerProps, tooltipProps } = useTooltipTrigger(trigger, state, triggerRef)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {state.isOpen && (
        <Bubble label={label} placement={placement} state={state} tooltipProps={tooltipProps} triggerRef={triggerRef} />
      )}
    </>
  )
}
