import { Dialog, Heading, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { keyframes, styled } from 'styled-components'
import { Modal, Popover } from '#components/RestoreFocus/RestoreFocus.tsx'
import { tokens } from '#theme/tokens.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { controlStyles } from '#components/Field/Field.styles.ts'
import { selectArrow } from '#theme/mixins.ts'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import type { Column } from '../Column.ts'
import { createCsvTable } from '../visibleColumns.ts'
import type { TableModel } from '../useTableModel.ts'
import { ExportButton } from './ExportButton.tsx'
import { Text } from '#components/Text/Text.tsx'

const slideUp = keyframes`
  from { transform: translateY(100%); }
`

export const ListOptionsPopover = styled(Popover)`
  inline-size: min(22rem, 100vw);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  align-items: end;
  background: ${tokens.color.overlay};
`

export const Sheet = styled(Modal)`
  min-inline-size: 0;
  max-block-size: 88dvh;
  overflow: auto;
  padding-block-end: env(safe-area-inset-bottom);
  border-start-start-radius: ${tokens.radius.lg};
  border-start-end-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  animation: ${slideUp} ${tokens.duration.base};
`

export const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[4]};
  outline: none;
  overflow-wrap: break-word;
`

const OptionsHeader = styled.header`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${tokens.text.lg};
  }
`

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
  label: string
  table: TableModel<Row>
  /** The visible columns. */
  visible: readonly Column<Row>[]
  /** Loads all matching rows for an export. */
  readAll: () => Promise<readonly Row[]>
  statusTabs: { label: string; buttons: ReactNode } | undefined
  filter: ReactNode
}

/** List options: statuses, filters, sorting, columns and export. */
export function ListOptionsPanel<Row>({
  label,
  table,
  visible,
  readAll,
  statusTabs,
  filter,
}: ListOptionsPanelProps<Row>) {
  const { t } = useLingui()
  const overlay = useContext(OverlayTriggerStateContext)
  return (
    <>
      <OptionsHeader>
        <Heading slot="title" level={2}>
          <Trans>List options</Trans>
        </Heading>
        <IconButton label={t`Close`} onPress={() => overlay?.close()}>
          <X aria-hidden />
        </IconButton>
      </OptionsHeader>
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
      <OptionsSection>
        <ExportButton label={label} getTable={async () => createCsvTable(visible, await readAll())} />
      </OptionsSection>
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
