import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlStyles } from '#components/Field/Field.styles.ts'
import { selectArrow } from '#theme/mixins.ts'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import type { Column } from '../Column.ts'
import type { TableModel } from '../useTableModel.ts'
import { Text } from '#components/Text/Text.tsx'

const OptionsSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  justify-items: start;

  > [role='group'] {
    flex-wrap: wrap;
  }
`

export type ListOptionsPanelProps<Row> = {
  table: TableModel<Row>
  /** The visible columns. */
  visible: readonly Column<Row>[]
  statusTabs: { label: string; buttons: ReactNode } | undefined
  filter: ReactNode
}

/** The content of the list options: statuses, filters, sorting and columns. */
export function ListOptionsPanel<Row>({ table, visible, statusTabs, filter }: ListOptionsPanelProps<Row>) {
  return (
    <>
      {statusTabs && (
        <OptionsSection>
          <Text as="span" tone="muted" size="sm" weight="semibold" aria-hidden>
            {statusTabs.label}
          </Text>
          {statusTabs.buttons}
        </OptionsSection>
      )}
      {filter}
      <SortChoice table={table} visible={visible} />
      <ColumnChoice table={table} visible={visible} />
    </>
  )
}

const SelectLabel = styled.label`
  display: grid;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
`

const Box = styled.span`
  ${selectArrow}
  grid-template-columns: minmax(0, 1fr);
`

const Choice = styled.select`
  ${controlStyles}
  font-weight: ${tokens.weight.regular};
`

type ChoiceProps<Row> = Pick<ListOptionsPanelProps<Row>, 'table' | 'visible'>

/** Sorting as a select, also for compact rows, which have no visible header. */
function SortChoice<Row>({ table, visible }: ChoiceProps<Row>) {
  const { t } = useLingui()
  const sorts = visible.flatMap(({ id, header, sortValue }) =>
    sortValue
      ? [
          { value: id, label: t`${header}: ascending`, id, desc: false },
          { value: `-${id}`, label: t`${header}: descending`, id, desc: true },
        ]
      : [],
  )
  const [sorted] = table.state.sorting
  if (sorts.length === 0) return null
  return (
    <SelectLabel>
      <Trans>Sort by</Trans>
      <Box>
        <Choice
          value={sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : ''}
          onChange={({ target }) => table.setSorting(sorts.filter(({ value }) => value === target.value))}
        >
          <option value="">{t`Default order`}</option>
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <ChevronDown aria-hidden />
      </Box>
    </SelectLabel>
  )
}

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

/** Column selection; hidden if there is no choice. */
function ColumnChoice<Row>({ table, visible }: ChoiceProps<Row>) {
  const choosable = table.getAllLeafColumns().filter((column) => column.getCanHide())
  const isLast = visible.filter(({ isAction }) => !isAction).length === 1
  if (choosable.length < 2) return null
  return (
    <Choices>
      <legend>
        <Trans>Columns</Trans>
      </legend>
      {choosable.map((column) => (
        <Checkbox
          key={column.id}
          isSelected={column.getIsVisible()}
          isDisabled={isLast && column.getIsVisible()}
          onChange={(isShown) => column.toggleVisibility(isShown)}
        >
          {String(column.columnDef.header)}
        </Checkbox>
      ))}
    </Choices>
  )
}
