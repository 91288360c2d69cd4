import type { DOMAttributes, RefObject } from 'react'
import {
  type TooltipProps as AriaTooltipProps,
  Tooltip as AriaTooltip,
  TooltipContext,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import { Provider } from 'react-aria-components/slots'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Root = styled(AriaTooltip)`
  max-inline-size: 18rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.text};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

export type BubbleProps = {
  label: string
  placement?: NonNullable<AriaTooltipProps['placement']>
  /** What the trigger has to say: react-aria’s own `TooltipTrigger` holds both, so neither could be late. */
  state: TooltipTriggerState
  tooltipProps: DOMAttributes<Element>
  triggerRef: RefObject<Element | null>
}

/** What opens beside the sign of a `Tooltip`. */
export function Bubble({ label, placement = 'bottom', state, tooltipProps, triggerRef }: BubbleProps) {
  return (
    <Provider
      values={[
        [TooltipTriggerStateContext, state],
        [TooltipContext, { ...tooltipProps, triggerRef }],
      ]}
    >
      <Root placement={placement} offset={6}>
        {label}
      </Root>
    </Provider>
  )
}
