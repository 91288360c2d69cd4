import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import type { Column } from './Column.ts'

export const ExpandButton = styled.button`
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

  /* Gives the icon a baseline, so that it aligns with its neighbours. */
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

/** Full-width details below an expanded row. */
export const ExpandedRow = styled.tr`
  > td {
    padding: 0;
    padding-block-end: ${tokens.space[4]};
    padding-inline: calc(${tokens.size.controlSmall} + 2 * ${tokens.space[4]}) ${tokens.space[4]};
  }
`

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[5]};

  > div {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

/** The hidden values of a row, each labelled with its column. */
export function RowDetails<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <List>
      {columns.map(({ id, header, cell }) => (
        <div key={id}>
          <dt>{header}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </List>
  )
}
