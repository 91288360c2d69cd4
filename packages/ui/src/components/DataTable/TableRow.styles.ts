import { styled } from 'styled-components'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import { cellStyles } from './DataTable.styles.ts'

/** Styles its cells too, because a styled component per cell is most of the cost of rendering a page. */
export const Row = styled.tr`
  --row-surface: ${tokens.color.surface};
  break-inside: avoid;
  border-block-start: 1px solid ${tokens.color.border};
  outline: none;
  /* Rows below the sticky header stay visible when they get the focus. */
  scroll-margin-block: calc(${stickyInsets.start} + ${tokens.space[12]}) ${tokens.space[16]};

  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[data-is-selected='true'] {
    --row-surface: ${tokens.color.brandSoft};
    background: var(--row-surface);
  }
  &:has([data-opens-row='link']) {
    cursor: pointer;
  }
  @media (hover: hover) {
    &:not([data-is-selected='true']):has([data-opens-row='link']):hover {
      --row-surface: ${tokens.color.surfaceHover};
      background: var(--row-surface);
    }
  }

  > * {
    ${cellStyles}
    max-inline-size: 22rem;
    font-size: var(--text);
    font-weight: inherit;
    /* Words aren't broken, because columns that don't fit are hidden. */
    overflow-wrap: break-word;
    vertical-align: baseline;

    &[role='rowheader'] {
      font-size: var(--title);
      font-weight: ${tokens.weight.medium};
    }
    &[data-is-unbroken='true'] {
      white-space: nowrap;
    }
    &[data-is-secondary='true']:not(:lang(ur)) {
      font-size: 0.8125rem;
    }
    @media not print {
      small {
        font-size: var(--text);
      }
      /* Aligns the first lines of all cells with each other, with buttons and with avatars. */
      padding-block: calc((var(--row) - 1lh) / 2);

      &[data-is-action='true'],
      &[data-is-fold] {
        padding-block: var(--around);
      }
      &[data-is-select] {
        padding-block: 0;
        vertical-align: top;

        > label {
          min-block-size: var(--row);
        }
      }
      &[data-has-picture='true'] {
        padding-block: calc((var(--row) - 36px) / 2);
      }
    }
  }
`
