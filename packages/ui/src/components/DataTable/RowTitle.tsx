import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import type { Column } from './Column.ts'

const Root = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;

  /* As high as a face, and what the row stands on: the line of the name. */
  > :last-child {
    display: grid;
    grid-column: 2;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    align-self: baseline;
    justify-items: start;
    min-block-size: 36px;

    > * {
      max-inline-size: 100%;
    }
  }
  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
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
  /** The page of the row, where it has one. */
  href: string | undefined
  isLast: boolean
}

/** What names a row in a table, with its face and what stands under it. */
export function RowTitle<Row>({ column: { picture, under, brief, cell }, row, href, isLast }: RowTitleProps<Row>) {
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
    <Root>
      {picture?.(row)}
      <span>
        {name}
        {under && <small>{under(row)}</small>}
      </span>
    </Root>
  )
}
