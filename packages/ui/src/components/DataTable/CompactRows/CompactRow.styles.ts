import { Link } from 'react-aria-components/Link'
import { css, styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { containerPhone, containerNarrow } from './Subtitle.styles.ts'

export const Root = styled.div`
  outline: none;

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[data-is-selected='true'] {
    background: ${tokens.color.brandSoft};
  }
`

/** Above the line's own target. */
export const Selector = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
  margin-inline-start: calc(-1 * ${tokens.space[3]});

  ${containerNarrow} {
    grid-area: select;
  }
`

export const Picture = styled.span`
  flex: none;

  /* On phones the text needs the width more. */
  ${containerPhone} {
    display: none;
  }
`

export const RowText = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  ${containerNarrow} {
    display: contents;
  }
`

export const Title = styled.div`
  font-weight: ${tokens.weight.medium};
  line-height: ${tokens.leading.tight};
  overflow-wrap: break-word;

  [lang] {
    line-height: ${tokens.leading.tight};
  }
  ${containerNarrow} {
    grid-area: title;
  }
`

const opener = css`
  outline: none;
  color: inherit;
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  /* Makes the whole line the target. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[data-focus-visible]::after,
  &:focus-visible:not([data-rac])::after {
    border-radius: ${tokens.radius.lg};
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`

export const OpenLink = styled(Link)`
  ${opener}
`

export const OpenButton = styled.button`
  ${opener}
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
`

/** Content at the end of the line; its links and buttons are above the line's own target. */
export const MetaCells = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  justify-items: end;
  max-inline-size: 45%;
  font-size: ${tokens.text.sm};
  line-height: ${tokens.leading.tight};
  pointer-events: none;

  /* Sizes badges by their own height, not by the line around them. */
  > span:has(> span:only-child) {
    display: flex;
  }
  ${containerNarrow} {
    grid-area: metas;
    max-inline-size: none;

    /* Overlaps the space above a Nastaliq badge with that below the name. */
    :root:lang(ur) & {
      margin-block-start: -4px;
    }
  }
  a,
  button {
    pointer-events: auto;
  }
`

/** The clickable part of the row. */
export const Line = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 64px;
  padding-block: 2px;
  padding-inline: ${tokens.space[4]} ${tokens.space[3]};

  ${containerNarrow} {
    display: grid;
    grid-template: 'title title controls' 'under metas controls' / minmax(0, 1fr) auto auto;
    gap: 0 ${tokens.space[2]};
    align-content: center;

    /* Two-line content spans both lines. */
    &:has(> ${MetaCells}[data-are-two='true'], > ${MetaCells} :is(a, button)) {
      grid-template-areas: 'title metas controls' 'under metas controls';
    }
    &:has(> ${Selector}) {
      grid-template: 'select title title controls' 'select under metas controls' / auto minmax(0, 1fr) auto auto;
    }
  }
  &:has(${OpenLink}, ${OpenButton}):hover {
    background: ${tokens.color.surfaceHover};
  }
`

export const Controls = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.textMuted};

  ${containerNarrow} {
    grid-area: controls;
  }
  > button {
    position: relative;
    z-index: 1;
  }
  > svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    transition: rotate ${tokens.duration.quick};
  }
  > [data-points-on]:dir(rtl) {
    scale: -1 1;
  }
  > [data-is-open='true'] {
    rotate: 180deg;
  }
  ${containerPhone} {
    > button + svg {
      display: none;
    }
  }
`

export const Details = styled.div`
  padding-block-end: ${tokens.space[4]};
  padding-inline: ${tokens.space[4]};
`
