import { Dialog } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { keyframes, styled } from 'styled-components'
import { Modal } from '#components/RestoreFocus/Modal.tsx'
import { Popover } from '#components/RestoreFocus/Popover.tsx'
import { tokens } from '#theme/tokens.ts'

const rise = keyframes`
  from { transform: translateY(100%); }
`

export const OptionsPopover = styled(Popover)`
  inline-size: min(22rem, 100vw);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  align-items: end;
  background: ${tokens.color.overlay};
`

export const Sheet = styled(Modal)`
  min-inline-size: 0;
  max-block-size: 88dvh;
  overflow: auto;
  padding-block-end: env(safe-area-inset-bottom);
  border-start-start-radius: ${tokens.radius.lg};
  border-start-end-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  animation: ${rise} ${tokens.duration.base};
`

export const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[4]};
  outline: none;
  overflow-wrap: break-word;
`

export const OptionsHeader = styled.header`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${tokens.text.lg};
  }
`

export const OptionsSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  justify-items: start;

  > [role='group'] {
    flex-wrap: wrap;
  }
`

/** Names a part to the eye; its controls name themselves. */
export const Caption = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`
