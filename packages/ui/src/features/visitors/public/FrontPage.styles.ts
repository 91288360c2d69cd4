import { styled } from 'styled-components'
import { mediaDown, mediaUp, mediaShort, tokens } from '#theme/tokens.ts'
import { matchParentAlignment, focusRing } from '#theme/mixins.ts'

export const MainColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  min-inline-size: 0;
`

/** The background extends to both edges of the viewport, also behind the form. */
export const HeroSection = styled.div`
  > div {
    padding-inline: 0;
    border-radius: 0;
    box-shadow: 0 0 0 100vmax ${tokens.color.brandSoft};
    clip-path: inset(0 -100vmax);
  }
  > div > :first-child {
    inset-inline: -100vmax;
  }
  ${mediaUp('lg')} {
    > div {
      padding-block: ${tokens.space[16]};
    }
    /* Keeps the text below the picture on the first screen. */
    > div:has(> picture) {
      padding-block: ${tokens.space[8]} ${tokens.space[12]};
    }
  }
`

export const LinkRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  scroll-margin-block-start: ${tokens.space[6]};

  > h2 {
    font-size: ${tokens.text.xxl};
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[6]};

  ${mediaUp('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[1]} ${tokens.space[4]};
    align-content: start;
  }
  > li > span {
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  h3,
  p {
    overflow-wrap: anywhere;
    ${matchParentAlignment}
  }
  h3 {
    align-self: center;
    min-block-size: 40px;
    align-content: center;
    font-size: ${tokens.text.lg};
  }
  p {
    color: ${tokens.color.textMuted};
    white-space: pre-line;
  }
`

/** Accordion that works without JavaScript. */
export const AccordionList = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  details + details {
    border-block-start: 1px solid ${tokens.color.border};
  }
  summary {
    min-block-size: ${tokens.size.control};
    padding: ${tokens.space[3]} ${tokens.space[5]};
    border-radius: ${tokens.radius.lg};
    font-weight: ${tokens.weight.medium};
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
  }
  summary:hover {
    background: ${tokens.color.surfaceHover};
  }
  summary > * {
    display: inline;
  }
  details > p {
    max-inline-size: ${tokens.size.readable};
    padding: ${tokens.space[1]} ${tokens.space[5]} ${tokens.space[4]};
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export const ContactGrid = styled.div`
  display: grid;
  gap: ${tokens.space[6]} ${tokens.space[10]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${tokens.space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  a:not([class]) {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.control};
    font-weight: ${tokens.weight.medium};
  }
`

/** Each name in its own script, in system fonts so that no extra fonts are loaded. */
export const Languages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-family: system-ui, sans-serif;

  a {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${tokens.size.control};
    font-family: inherit;
  }
`

/** Bar at the bottom on phones, where the sign-in form is below the content. */
export const StickyFooter = styled.nav`
  display: none;

  ${mediaDown('lg')} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.layer.header};
    display: grid;
    grid-auto-flow: column;
    /* The first button takes the space, so that its text stays on one line. */
    grid-template-columns: 1fr;
    grid-auto-columns: auto;
    gap: ${tokens.space[3]};
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: ${tokens.space[3]} ${tokens.space[4]} calc(${tokens.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
  }
  ${mediaShort} {
    position: static;
  }
`
