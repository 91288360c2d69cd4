import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import { tokens } from '#theme/tokens.ts'
import type { Column } from '../Column.ts'
import { choosableColumns, visibleColumns } from '../shownColumns.ts'

const Choices = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.semibold};
  }
`

type ColumnChoiceProps<Row> = {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHiddenChange: (hidden: string[]) => void
}

/** Which columns are shown. Where there is nothing to choose from, nothing is asked. */
export function ColumnChoice<Row>({ columns, hidden, onHiddenChange }: ColumnChoiceProps<Row>) {
  const choosable = choosableColumns(columns)
  const visible = visibleColumns(columns, hidden)
  const isLast = visible.filter(({ isAction }) => !isAction).length === 1
  if (choosable.length < 2) return null
  const change = (id: string, isShown: boolean) =>
    onHiddenChange(
      choosable
        .filter((column) => (column.id === id ? !isShown : !visible.includes(column)))
        .map((column) => column.id),
    )
  return (
    <Choices>
      <legend>
        <Trans>Columns</Trans>
      </legend>
      {choosable.map((column) => (
        <Checkbox
          key={column.id}
          isSelected={visible.includes(column)}
          isDisabled={isLast && visible.includes(column)}
          onChange={(isShown) => change(column.id, isShown)}
        >
          {column.header}
        </Checkbox>
      ))}
    </Choices>
  )
}
