import { keyframes, styled } from 'styled-components'
import { Dialog } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { below } from '#theme/breakpoints.ts'
import { truncate, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Modal } from '#components/FocusReturn/Modal.tsx'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-block-size: 100dvh;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.layer.overlay};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.brand};
  color: ${tokens.color.onBrand};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`

/** No `aside`: the navigation in it is the landmark. */
export const Side = styled.div<{ $isFolded: boolean }>`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-rows: 1fr auto;
  inline-size: ${({ $isFolded }) => ($isFolded ? tokens.size.sidebarIcons : tokens.size.sidebar)};
  block-size: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  transition: inline-size ${tokens.duration.base};

  nav {
    padding: ${tokens.space[3]} ${({ $isFolded }) => ($isFolded ? '4px' : tokens.space[3])};
    overflow-x: hidden;
    overflow-y: auto;
  }
`

export const Foot = styled.div<{ $isFolded: boolean }>`
  padding: ${tokens.space[2]} ${({ $isFolded }) => ($isFolded ? '0' : tokens.space[2])};
  border-block-start: 1px solid ${tokens.color.border};
`

export const UserWords = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.tight};

  > * {
    ${truncate} text-align: start;
  }
  > span {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;

  @media print {
    display: block;
  }
`

export const Bar = styled.header<{ $isCrowded: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > a {
    display: flex;
    color: inherit;
    text-decoration: none;
  }

  ${below('sm')} {
    gap: ${tokens.space[1]};
    padding-inline: ${tokens.space[2]};

    > a bdi {
      ${({ $isCrowded }) => $isCrowded && visuallyHidden}
    }
  }
  /* At 320 px, which is also a desk at 400 %, the mark stands for the name. */
  ${below('xs')} {
    > a bdi {
      ${visuallyHidden}
    }
  }
`

export const BarEnd = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-inline-size: 0;
  margin-inline-start: auto;
`

export const Main = styled.main`
  inline-size: min(90rem, 100%);
  min-inline-size: 0;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[8]} ${tokens.space[16]};
  outline: none;

  ${below('md')} {
    padding: ${tokens.space[5]} ${tokens.space[4]} ${tokens.space[12]};
  }
  @media print {
    inline-size: 100%;
    padding: 0;
  }
`

const slideIn = keyframes`
  from { transform: translateX(var(--away)); }
`

export const SheetOverlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.sheet};
  background: ${tokens.color.overlay};
`

export const Sheet = styled(Modal)`
  --away: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(${tokens.size.sidebarNarrow}, 88vw);
  background: ${tokens.color.surface};
  animation: ${slideIn} ${tokens.duration.base};

  &:dir(rtl) {
    --away: 100%;
  }
`

export const SheetContent = styled(Dialog)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  block-size: 100%;
  outline: none;

  > header {
    padding: ${tokens.space[4]};
  }
  > nav {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    overflow-y: auto;
  }
`
