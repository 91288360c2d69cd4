import { mediaDown, mediaShort, tokens } from '#theme/tokens.ts'
import { createGlobalStyle, styled } from 'styled-components'

/** Space that the phone's bars cover, for sticky elements and scroll targets between them. */
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

  /* Not a grid, because a sticky element can't leave its grid row. */
  ${mediaDown('md')} {
    display: flex;
    flex-direction: column;
  }
  @media print {
    display: block;
    /* A full-height frame plus the margins would add an empty sheet. */
    min-block-size: 0;
  }
`

/** The banner and the page. */
export const Body = styled.div`
  --page-edge: ${tokens.space[8]};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  /* Leaves more width for tables. */
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
