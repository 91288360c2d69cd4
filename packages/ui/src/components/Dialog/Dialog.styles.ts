import { styled } from 'styled-components'
import { Dialog } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { fadeInKeyframes, stretchedOnPhones } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Modal } from '../RestoreFocus/RestoreFocus.tsx'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${tokens.space[4]};
  background: ${tokens.color.overlay};
  animation: ${fadeInKeyframes} ${tokens.duration.base};
`

export const Panel = styled(Modal)<{ $isWide: boolean }>`
  inline-size: min(${({ $isWide }) => ($isWide ? '56rem' : '30rem')}, 100%);
  max-block-size: calc(100dvh - 2 * ${tokens.space[4]});
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

/** Not a grid, because the sticky header can't leave its grid row. */
export const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: 0 ${tokens.space[6]} ${tokens.space[6]};
  outline: none;
  overflow-wrap: anywhere;

  /* Separates an error from the question. */
  > div > [role='alert']:not(:first-child) {
    margin-block-start: ${tokens.space[4]};
  }
`

/** Title and close button; both stay visible while the content scrolls. */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  justify-content: space-between;
  margin-inline-end: calc(-1 * ${tokens.space[3]});
  padding-block: ${tokens.space[4]} ${tokens.space[1]};
  background: ${tokens.color.surface};

  h2 {
    min-inline-size: 0;
    padding-block-start: 6px;
    font-size: ${tokens.text.xl};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: flex-end;
  padding-block-start: ${tokens.space[2]};
  ${stretchedOnPhones}
`
