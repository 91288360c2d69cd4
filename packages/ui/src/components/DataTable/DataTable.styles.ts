import { css, styled } from 'styled-components'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

/** Container whose width determines the layout of the list. */
export const Region = styled.div`
  /* Contains visually hidden cell content, which would otherwise make the page longer. */
  position: relative;
  min-inline-size: 0;
  scroll-margin-block-start: ${tokens.space[16]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  /* The note about hidden columns is above the header. */
  &&:has(> p) th {
    border-radius: 0;
  }
  @media print {
    border-radius: 0;
  }
`

export const Table = styled.table`
  --around: ${tokens.space[2]};
  --edge: ${tokens.space[4]};
  --beside: ${tokens.space[4]};
  --title: ${tokens.text.md};
  --text: ${tokens.text.sm};
  /* Height of a one-line row: a button and its padding. */
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
  /* Nastaliq is hard to read at 13 pixels; codes, numbers and dates are fine. */
  &[data-density='dense']:lang(ur) {
    --text: ${tokens.text.sm};

    [data-is-unbroken='true'] {
      --text: 0.8125rem;
    }
  }
  &[data-is-scrolling='true'] {
    inline-size: max-content;
    min-inline-size: 100%;

    /* The name stays in view while the other columns scroll. */
    :is([role='rowheader'], [data-names-rows='true']) {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }
    [role='rowheader'] {
      background: var(--row-surface);
    }
  }
  /* Columns are scrolled below the name. */
  [data-before='true'] &[data-is-scrolling='true'] :is([role='rowheader'], [data-names-rows='true']) {
    box-shadow: 1px 0 ${tokens.color.borderStrong};

    &:dir(rtl) {
      box-shadow: -1px 0 ${tokens.color.borderStrong};
    }
  }
`

/** Sticky below the page's bars. */
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

export const cellStyles = css`
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
  &[data-is-select] {
    inline-size: 1px;
    padding: 0;
    vertical-align: middle;
  }
  @media print {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    font-size: 8pt;
    line-height: 1.4;

    &[data-is-action='true'],
    &[data-is-select] {
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
  ${cellStyles}
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: var(--text);
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
  vertical-align: bottom;
  white-space: nowrap;

  small {
    font-size: inherit;
    font-weight: ${tokens.weight.regular};
  }

  &:first-child {
    border-start-start-radius: ${tokens.radius.lg};
  }
  &:last-child {
    border-start-end-radius: ${tokens.radius.lg};
  }
  @media print {
    min-inline-size: 0 !important;
    white-space: normal;
  }
`

export const SortButton = styled.button`
  /* Extends the target over the cell's padding while its text stays aligned with the other headers. */
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

  /* Positioned in the column gap, so that the icon doesn't widen the column. */
  svg {
    position: absolute;
    display: inline;
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: calc((1lh - 1em) / 2);
    margin-inline-start: 2px;
  }
  /* In dense tables the icon of unsorted columns appears only on hover or focus. */
  @media (hover: hover) {
    [data-density='dense'] [aria-sort='none'] > &:not(:hover, :focus-visible) svg {
      opacity: 0;
    }
  }
`
