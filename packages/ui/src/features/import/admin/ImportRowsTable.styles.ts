import { styled } from 'styled-components'
import { controlStyles } from '#components/Field/Field.styles.ts'
import { mediaDown, tokens } from '#theme/tokens.ts'

/** Scrolls sideways on wide screens; on phones each row is a list of its cells. */
export const Scroller = styled.div`
  /* Contains the visually hidden header, which would otherwise widen the page. */
  position: relative;
  min-inline-size: 0;
  overflow-x: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  :is(th, td) {
    max-inline-size: 20rem;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  /* Columns are as wide as their longest word; the table scrolls. */
  td bdi {
    overflow-wrap: inherit;
  }
  thead th {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.medium};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${tokens.weight.medium};
    white-space: nowrap;
  }
  tr:last-child > :is(th, td) {
    border-block-end: none;
  }
  /* A button without text has no baseline. */
  tbody td[data-is-action] {
    padding-block: ${tokens.space[3]};
    vertical-align: top;
  }

  ${mediaDown('md')} {
    &,
    tbody,
    tr,
    tbody :is(th, td) {
      display: block;
      max-inline-size: none;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: ${tokens.space[2]};
      border-block-end: 1px solid ${tokens.color.border};
    }
    tbody :is(th, td) {
      border: none;
    }
    tbody [data-label]::before {
      content: attr(data-label);
      color: ${tokens.color.textMuted};
      font-weight: ${tokens.weight.regular};
    }
    td[data-label]::before {
      display: block;
    }
    th[data-label]::before {
      content: attr(data-label) ' ';
    }
    td:empty {
      display: none;
    }
  }
`

export const CellInput = styled.input`
  ${controlStyles}
  min-inline-size: 11rem;
`

export const CellError = styled.p`
  padding-block-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`
