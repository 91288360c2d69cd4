import { styled } from 'styled-components'
import { stickyInsets } from '#theme/stickyInsets.ts'
import { fadeInKeyframes } from '#theme/fadeInKeyframes.ts'
import { tokens } from '#theme/tokens.ts'

const { color } = tokens
const edges = { success: color.success, error: color.danger, loading: color.borderStrong }

export const Root = styled.div<{ $tone: keyof typeof edges }>`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: min(356px, calc(100vw - 2 * ${tokens.space[4]}));
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: 4px solid ${({ $tone }) => edges[$tone]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  animation: ${fadeInKeyframes} ${tokens.duration.quick};
  color: ${tokens.color.text};

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    color: ${({ $tone }) => edges[$tone]};
  }
`

export const MessageText = styled.p`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** What is pulled aside; up and down a finger scrolls the page as ever. */
export const Slot = styled.div`
  touch-action: pan-y;
`

/**
 * Where toasts stand: at the bottom, on the side where reading ends (1§9); while a window is open whose buttons are
 * there, at the top, over its head.
 */
export const Region = styled.div`
  position: fixed;
  inset-block-end: calc(${stickyInsets.end} + ${stickyInsets.foot} + ${tokens.space[4]});
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column;
  gap: 14px;
  align-items: flex-end;

  :root:has([data-window]) & {
    inset-block: calc(env(safe-area-inset-top, 0px) + ${tokens.space[4]}) auto;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
  }
`
