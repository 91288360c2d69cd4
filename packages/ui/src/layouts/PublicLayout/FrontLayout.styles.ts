import { css, styled } from 'styled-components'
import { mediaDown, mediaUp } from '#theme/breakpoints.ts'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** What sticks or is laid out to the edges of the window goes by the same measure. */
const measure = css`
  inline-size: min(76rem, 100%);
  margin-inline: auto;
  padding-inline: ${tokens.space[6]};

  ${mediaDown('sm')} {
    padding-inline: ${tokens.space[4]};
  }
`

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  overflow-x: clip;
`

export const Bar = styled.header`
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > div {
    ${measure}
    display: flex;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space[2]};
  }
`

/** The mark leads to the beginning. */
export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.size.control};
  text-decoration: none;
  ${focusRing}
`

export const Main = styled.main`
  ${measure}
  min-inline-size: 0;
  padding-block-end: ${tokens.space[16]};
  outline: none;
`

/** What the school says, and the form at its side; on a phone one after the other, in the order in which they are read. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${tokens.space[10]};
    align-items: start;
  }
`

export const MainColumn = styled.div`
  min-inline-size: 0;

  /* While it is on its way, what comes after it waits below the edge of the window. */
  &:empty,
  > :empty {
    min-block-size: 100dvh;
  }
  ${mediaUp('lg')} {
    grid-column: 1;
    grid-row: 1;
  }
`

export const AsideColumn = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: ${tokens.space[4]};
  padding-block-start: ${tokens.space[8]};

  ${mediaUp('lg')} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    grid-column: 2;
    grid-row: 1;

    /* A card where there is a desk to lay it on. */
    > * {
      padding: ${tokens.space[6]};
      border: 1px solid ${tokens.color.border};
      border-radius: ${tokens.radius.lg};
      background: ${tokens.color.surface};
      box-shadow: ${tokens.shadow.floating};
    }
  }
  ${mediaDown('lg')} {
    inline-size: min(27rem, 100%);
    margin-inline: auto;
  }
`
