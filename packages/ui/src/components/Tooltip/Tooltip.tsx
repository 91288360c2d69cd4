import type { ReactElement } from 'react'
import {
  type TooltipProps as AriaTooltipProps,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Bubble = styled(AriaTooltip)`
  max-inline-size: 18rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.text};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

type TooltipProps = {
  label: string
  isDisabled?: boolean
  placement?: NonNullable<AriaTooltipProps['placement']>
  /** What can be focused or hovered: a button or a link of ours. */
  children: ReactElement
}

/** Words for a sign that has none; it comes at once, on hover and on focus (1§9). */
export function Tooltip({ label, isDisabled = false, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={0} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <Bubble placement={placement} offset={6}>
        {label}
      </Bubble>
    </TooltipTrigger>
  )
}
