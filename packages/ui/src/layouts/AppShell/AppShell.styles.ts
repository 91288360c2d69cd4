import { mediaDown, mediaShort, tokens } from '#theme/tokens.ts'
import { createGlobalStyle, styled } from 'styled-components'

/** What the bars of a phone take of the page’s edges, for all that sticks, or is scrolled to, between them. */
export const ShellInsets = createGlobalStyle`
  ${mediaDown('md')} {
    :root {
      --edge-start: ${tokens.size.bar};
      --edge-end: calc(${tokens.size.bar} + env(safe-area-inset-bottom));
    }
  }
  ${mediaShort} {
    :root {
      --edge-start: 0px;
      --edge-end: 0px;
    }
  }
`

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  min-block-size: 100dvh;

  /* Not a grid: what sticks in one is held back by its own row. */
  ${mediaDown('md')} {
    display: flex;
    flex-direction: column;
  }
  @media print {
    display: block;
    /* As high as a sheet, with the edges around it, it would take one more. */
    min-block-size: 0;
  }
`

/** What is said above the page, and the page. */
export const Body = styled.div`
  --page-edge: ${tokens.space[8]};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  /* Tables need the width. */
  @media (max-width: 1439.98px) {
    --page-edge: ${tokens.space[6]};
  }
  ${mediaDown('md')} {
    --page-edge: ${tokens.space[4]};
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

export const Main = styled.main`
  inline-size: min(90rem, 100%);
  flex: 1;
  min-inline-size: 0;
  margin-inline: auto;
  padding: var(--page-edge) var(--page-edge) ${tokens.space[16]};
  outline: none;

  ${mediaDown('md')} {
    padding: ${tokens.space[5]} var(--page-edge) ${tokens.space[12]};
  }
  @media print {
    inline-size: 100%;
    padding: 0;
  }
`
