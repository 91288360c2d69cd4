import { styled } from 'styled-components'
import { tabRow, tabStyles } from '#components/Tabs/Tabs.styles.ts'
import { mediaDown, mediaShort, tokens } from '#theme/tokens.ts'

/** Not a grid, because a sticky element can't leave its grid row. */
export const Root = styled.div`
  --above: var(--edge-start, 0px);
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
`

export const Nav = styled.nav`
  position: sticky;
  inset-block-start: var(--above);
  z-index: 1;
  min-inline-size: 0;
  background: ${tokens.color.canvas};
  /* Extends the background to the page's edges, so that content scrolled under it is hidden. */
  box-shadow:
    var(--page-edge, 0px) 0 ${tokens.color.canvas},
    calc(-1 * var(--page-edge, 0px)) 0 ${tokens.color.canvas};

  ${mediaShort} {
    position: static;
  }
  @media print {
    display: none;
  }
`

export const SectionLinks = styled.ul`
  ${tabRow}
`

export const SectionLink = styled.a`
  ${tabStyles}
  display: block;
  white-space: nowrap;
`

/** Sticky elements and scroll targets inside sections stay below the section links. */
export const SectionList = styled.div`
  --names: 3.25rem;
  --edge-start: calc(var(--above) + var(--names));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  /* Keeps focused elements clear of the section links when moving up by keyboard. */
  :where(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-start: var(--names);
  }
  ${mediaShort} {
    --names: 0px;
  }
`

export const SectionBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  scroll-margin-block-start: calc(var(--names) + ${tokens.space[4]});
  outline: none;

  /* Outlines only the heading; around the whole section it would look like a frame. */
  &:focus-visible > header > h2 {
    border-radius: ${tokens.radius.sm};
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

export const Identity = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  min-inline-size: 0;
`

export const ContactArea = styled.div`
  flex-basis: 100%;
  min-inline-size: 0;
`

export const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  ${mediaDown('sm')} {
    flex-basis: 100%;
  }
`
