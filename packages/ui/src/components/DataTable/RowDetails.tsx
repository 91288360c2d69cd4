import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { Column } from './Column.ts'

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

/** What a row has to tell beyond its line, each under the name of its column. */
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
