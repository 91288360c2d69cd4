import { css, styled } from 'styled-components'
import { edge } from '#theme/edge.ts'
import { focusRing, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

/** What the list is measured in. */
export const Region = styled.div`
  /* What is hidden in a cell must not make the page longer. */
  position: relative;
  min-inline-size: 0;
  scroll-margin-block-start: ${tokens.space[16]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  @media print {
    border-radius: 0;
  }
`

export const Spoken = styled.span`
  ${visuallyHidden}
`

export const Table = styled.table`
  /* As high as a row of one line: a button and what is around it. */
  --row: calc(${tokens.size.controlSmall} + 2 * ${tokens.space[2]});
  inline-size: 100%;
  border-collapse: collapse;
`

/** In sight for as long as the table is, below the bar of the page. */
export const Head = styled.thead`
  position: sticky;
  inset-block-start: ${edge.start};
  z-index: 1;
  box-shadow: 0 1px ${tokens.color.border};

  @media (max-height: 30rem) {
    position: static;
  }
  @media print {
    position: static;
  }
`

const cellLook = css`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  text-align: start;

  &[data-align='end'] {
    text-align: end;
  }
  &[data-is-fold] {
    inline-size: 1px;
    padding-inline-end: 0;
  }
  @media print {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    font-size: 8pt;
    line-height: 1.4;

    &[data-is-action='true'] {
      display: none;
    }
    * {
      min-inline-size: 0;
      font-size: inherit;
      line-height: inherit;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    svg {
      display: none;
    }
  }
`

export const HeaderCell = styled.th`
  ${cellLook}
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  vertical-align: bottom;

  &:first-child {
    border-start-start-radius: ${tokens.radius.lg};
  }
  &:last-child {
    border-start-end-radius: ${tokens.radius.lg};
  }
  @media print {
    min-inline-size: 0 !important;
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
  /* What a finger needs beyond a mouse lies over the room around it. */
  margin-block: calc((24px - ${tokens.size.target}) / 2);
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  svg {
    flex: none;
    inline-size: 1em;
  }
`

/** Says also how its cells look, once for all: each that said so itself would be most of what a page of rows costs. */
export const Row = styled.tr`
  break-inside: avoid;
  border-block-start: 1px solid ${tokens.color.border};

  > * {
    ${cellLook}
    max-inline-size: 22rem;
    font-weight: inherit;
    /* Words stay whole, however many columns there are: what doesn’t fit is folded away instead. */
    overflow-wrap: break-word;
    vertical-align: baseline;

    &[role='rowheader'] {
      font-weight: ${tokens.weight.medium};
    }
    &[data-is-unbroken='true'] {
      white-space: nowrap;
    }
    @media not print {
      /* The first lines of all cells are level with each other, with buttons and with faces. */
      padding-block: calc((var(--row) - 1lh) / 2);

      &[data-is-action='true'],
      &[data-is-fold] {
        padding-block: ${tokens.space[2]};
      }
      &[data-has-picture='true'] {
        padding-block: calc((var(--row) - 36px) / 2);
      }
    }
  }
`

export const Fold = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.controlSmall};
  block-size: ${tokens.size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}

  /* A sign has no line of its own to stand on with its neighbours. */
  &::before,
  svg {
    grid-area: 1 / 1;
  }
  &::before {
    content: '\\200b';
  }
  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  svg {
    inline-size: ${tokens.size.icon};
    transition: rotate ${tokens.duration.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`

/** What a row has unfolded, under all of it. */
export const Unfolded = styled.tr`
  > td {
    padding: 0;
    padding-block-end: ${tokens.space[4]};
    padding-inline: calc(${tokens.size.controlSmall} + 2 * ${tokens.space[4]}) ${tokens.space[4]};
  }
`
