import { type ReactElement, useEffect, useState } from 'react'
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
  placement?: NonNullable<AriaTooltipProps['placement']>
  isDisabled?: boolean
  /** The trigger: a focusable button or link. */
  children: ReactElement
}

/** Waits one frame, because react-aria closes a tooltip on scroll, and focusing may scroll the trigger into view. */
function useOpenAfterScroll(isOpen: boolean): boolean {
  const [isFrameOver, setIsFrameOver] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const frame = requestAnimationFrame(() => setIsFrameOver(true))
    return () => {
      cancelAnimationFrame(frame)
      setIsFrameOver(false)
    }
  }, [isOpen])
  return isOpen && isFrameOver
}

/** Tooltip that opens immediately on hover and focus (1§9). */
export function Tooltip({ label, isDisabled = false, placement = 'bottom', children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = useOpenAfterScroll(isOpen)
  return (
    <TooltipTrigger delay={0} closeDelay={0} isDisabled={isDisabled} isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
      {isShown && (
        <Bubble placement={placement} offset={6}>
          {label}
        </Bubble>
      )}
    </TooltipTrigger>
  )
}
