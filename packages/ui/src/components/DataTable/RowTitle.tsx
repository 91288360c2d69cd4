import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import type { Column } from './Column.ts'
import type { Density } from './planColumns.ts'

const Root = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;

  &[data-has-picture='false'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  /* As high as a face, and what the row stands on: the line of the name. */
  > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    align-self: baseline;
    justify-items: start;

    > * {
      max-inline-size: 100%;
    }
  }
  &[data-has-picture='true'] > :last-child {
    min-block-size: 36px;
  }
  small {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
  @media print {
    display: block;

    > :not(:last-child) {
      display: none;
    }
  }
`

type RowTitleProps<Row> = {
  column: Column<Row>
  row: Row
  density: Density
  /** The page of the row, where it has one. */
  href: string | undefined
  isLast: boolean
}

/** What names a row in a table, with what stands under it and, in a roomy table, its face. */
export function RowTitle<Row>({ column, row, density, href, isLast }: RowTitleProps<Row>) {
  const { under, brief, cell } = column
  const picture = density === 'roomy' ? column.picture : undefined
  const words = (picture || under ? (brief ?? cell) : cell)(row)
  const name =
    href === undefined ? (
      words
    ) : (
      <TextLink href={href} autoFocus={isLast}>
        {words}
      </TextLink>
    )
  if (!picture && !under) return name
  return (
    <Root data-has-picture={picture !== undefined}>
      {picture?.(row)}
      <span>
        {name}
        {under && <small>{under(row)}</small>}
      </span>
    </Root>
  )
}
