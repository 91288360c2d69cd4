import { css, styled } from 'styled-components'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import { focusRing, visuallyHidden } from '#theme/mixins.ts'

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

  /* The note about folded columns is above the header. */
  &&:has(> p) th {
    border-radius: 0;
  }
  @media print {
    border-radius: 0;
  }
`

export const HiddenText = styled.span`
  ${visuallyHidden}
`

export const Table = styled.table`
  --around: ${tokens.space[2]};
  --edge: ${tokens.space[4]};
  --beside: ${tokens.space[4]};
  --title: ${tokens.text.md};
  --text: ${tokens.text.sm};
  /* The height of a row of one line: a button and the padding around it. */
  --row: calc(${tokens.size.controlSmall} + 2 * var(--around));
  inline-size: 100%;
  border-collapse: collapse;

  &[data-density='dense'] {
    --around: ${tokens.space[1]};
    --edge: ${tokens.space[3]};
    --beside: ${tokens.space[2]};
    --title: ${tokens.text.sm};
    --text: 0.8125rem;
  }
  /* Nastaliq is narrow, and hard to read at 13 pixels; codes, numbers and days are legible. */
  &[data-density='dense']:lang(ur) {
    --text: ${tokens.text.sm};

    [data-is-unbroken='true'] {
      --text: 0.8125rem;
    }
  }
  &[data-is-scrolling='true'] {
    inline-size: max-content;
    min-inline-size: 100%;
  }
`

/** In sight for as long as the table is, below the bar of the page. */
export const TableHead = styled.thead`
  position: sticky;
  inset-block-start: ${stickyInsets.start};
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
  padding: ${tokens.space[3]} var(--beside);
  text-align: start;

  &:first-child {
    padding-inline-start: var(--edge);
  }
  &:last-child {
    padding-inline-end: var(--edge);
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-is-fold] {
    inline-size: 1px;
    padding-inline: ${tokens.space[2]} 0;
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
  font-size: var(--text);
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
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
  /* As high as the pointer needs, over the padding of the cell: its words are on the line of the other headers. */
  --beyond: calc((${tokens.size.target} - 1lh) / 2);
  position: relative;
  min-inline-size: ${tokens.size.target};
  margin-block: calc(-1 * var(--beyond));
  padding: var(--beyond) 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  /* After the last word, in the padding between two columns: it makes no column wider. */
  svg {
    position: absolute;
    display: inline;
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: calc((1lh - 1em) / 2);
    margin-inline-start: 2px;
  }
  /* There is little room between two headers: what a press would do is shown to who is near. */
  @media (hover: hover) {
    [data-density='dense'] [aria-sort='none'] > &:not(:hover, :focus-visible) svg {
      opacity: 0;
    }
  }
`

/** Styles its cells too: a rule of their own for each would be most of the cost of a page of rows. */
export const Row = styled.tr`
  break-inside: avoid;
  border-block-start: 1px solid ${tokens.color.border};

  > * {
    ${cellLook}
    max-inline-size: 22rem;
    font-size: var(--text);
    font-weight: inherit;
    /* Words stay whole: a column that doesn't fit is folded. */
    overflow-wrap: break-word;
    vertical-align: baseline;

    &[role='rowheader'] {
      font-size: var(--title);
      font-weight: ${tokens.weight.medium};
    }
    &[data-is-unbroken='true'] {
      white-space: nowrap;
    }
    @media not print {
      small {
        font-size: var(--text);
      }
      /* The first lines of all cells are level with each other, with buttons and with faces. */
      padding-block: calc((var(--row) - 1lh) / 2);

      &[data-is-action='true'],
      &[data-is-fold] {
        padding-block: var(--around);
      }
      &[data-has-picture='true'] {
        padding-block: calc((var(--row) - 36px) / 2);
      }
    }
  }
`
