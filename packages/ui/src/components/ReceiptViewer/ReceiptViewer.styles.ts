import { styled } from 'styled-components'
import { Dialog } from 'react-aria-components/Dialog'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { fadeInKeyframes } from '#theme/mixins.ts'
import { Overlay } from '../Dialog/Dialog.styles.ts'
import { Modal } from '../RestoreFocus/RestoreFocus.tsx'

export const FullOverlay = styled(Overlay)`
  ${mediaDown('md')} {
    padding: 0;
  }
`

export const Panel = styled(Modal)`
  inline-size: min(90rem, 100%);
  block-size: calc(100dvh - 2 * ${tokens.space[4]});
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};

  ${mediaDown('md')} {
    block-size: 100dvh;
    border: 0;
    border-radius: 0;
  }
`

export const Content = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100%;
  outline: none;
`

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};

  h2 {
    flex: 1 1 12rem;
    min-inline-size: 0;
    font-size: ${tokens.text.xl};
    overflow-wrap: anywhere;
  }

  ${mediaDown('md')} {
    padding: ${tokens.space[2]} ${tokens.space[4]};

    h2 {
      display: -webkit-box;
      flex-basis: calc(100% - 64px);
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: ${tokens.text.lg};
    }
    nav {
      order: 1;
      flex: 1;
      justify-content: space-between;
    }
  }
`

export const Steps = styled.nav`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
  min-block-size: 0;

  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    overflow-y: auto;
  }
`

export const Picture = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${tokens.space[4]} ${tokens.space[6]};

  ${mediaDown('lg')} {
    block-size: 60dvh;
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`

export const Claim = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space[5]} ${tokens.space[6]};
  overflow: auto;
  border-inline-start: 1px solid ${tokens.color.border};
  outline: none;
  overflow-wrap: anywhere;
  animation: ${fadeInKeyframes} ${tokens.duration.quick};

  ${mediaDown('lg')} {
    padding: ${tokens.space[4]};
    overflow: visible;
    border-block-start: 1px solid ${tokens.color.border};
    border-inline-start: 0;
  }
`
