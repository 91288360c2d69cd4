import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: end;
    vertical-align: top;
  }
  td {
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  :is(th, td):nth-child(2) {
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  th[scope='row'] {
    font-weight: ${tokens.weight.regular};
    overflow-wrap: anywhere;
  }
  thead th {
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }
  /* Lines of Naskh and Nastaliq stand further apart by themselves. */
  @media print, (min-width: 40.01rem) {
    &:lang(ar) :is(th, td) {
      padding-block: ${tokens.space[1]};
    }
    &:lang(ur) :is(th, td) {
      padding-block: 0;
    }
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
  }
  tr {
    break-inside: avoid;
  }

  /* A phone has no room for five columns: each line takes two rows there, its amounts with their names. */
  @media screen and (max-width: 40rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 ${tokens.space[2]};
      align-items: baseline;
      padding-block: ${tokens.space[2]};
      border-block-end: 1px solid ${tokens.color.border};
      line-height: ${tokens.leading.label};
    }
    td {
      grid-area: 1 / 3;
      padding: 0;
      border: none;
    }
    td:first-child {
      grid-area: 2 / 1;
      color: ${tokens.color.textMuted};
    }
    td[data-label]:last-child {
      grid-area: 2 / 3;
    }
    td:empty {
      display: none;
    }
    th[scope='row'] {
      display: contents;

      > :first-child {
        grid-area: 1 / 1 / 2 / 3;
        justify-self: start;
      }
    }
    small {
      grid-area: 2 / 2;
    }
    small,
    td:first-child,
    td::before {
      font-size: ${tokens.text.xs};
    }
    td[data-label]::before {
      margin-inline-end: ${tokens.space[2]};
      color: ${tokens.color.textMuted};
      content: attr(data-label);
    }
  }
`
