import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { controlLook } from '#components/Field/Field.styles.ts'
import { ownArrow } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import type { Column, Sort } from '../Column.ts'

const Named = styled.label`
  display: grid;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`

const Box = styled.span`
  ${ownArrow}
  grid-template-columns: minmax(0, 1fr);
`

const Choice = styled.select`
  ${controlLook}
  font-weight: ${tokens.weight.regular};
`

type SortChoiceProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

/** What the header's buttons do, also where rows are cards and the header can’t be seen. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const { t } = useLingui()
  const sorts = columns.flatMap(({ id, header, sortValue }) =>
    sortValue
      ? [
          { value: id, label: t`${header}: ascending`, sort: { column: id, direction: 'ascending' } as const },
          { value: `-${id}`, label: t`${header}: descending`, sort: { column: id, direction: 'descending' } as const },
        ]
      : [],
  )
  if (sorts.length === 0) return null
  return (
    <Named>
      <Trans>Sort by</Trans>
      <Box>
        <Choice
          value={sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''}
          onChange={({ target }) => onSort(sorts.find(({ value }) => value === target.value)?.sort)}
        >
          <option value="">{t`Not sorted`}</option>
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <ChevronDown aria-hidden />
      </Box>
    </Named>
  )
}
