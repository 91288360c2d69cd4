import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Heading, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import type { Column, TableState } from '../Column.ts'
import { csvTable } from '../csvTable.ts'
import { visibleColumns } from '../shownColumns.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Caption, Part, Top } from './OptionsPanel.styles.ts'
import { SortChoice } from './SortChoice.tsx'

export type OptionsContentProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** All rows that are found, to be exported. */
  readAll: () => Promise<readonly Row[]>
  state: TableState
  onChange: (next: Partial<TableState>) => void
  kinds: { label: string; buttons: ReactNode } | undefined
  filter: ReactNode
}

/** What a list can do besides being searched: kinds, filters, order, columns, and its file. */
export function OptionsContent<Row>({
  label,
  columns,
  readAll,
  state,
  onChange,
  kinds,
  filter,
}: OptionsContentProps<Row>) {
  const { t } = useLingui()
  const overlay = useContext(OverlayTriggerStateContext)
  const visible = visibleColumns(columns, state.hidden)
  const hide = (hidden: string[]) => {
    const isSorted = state.sort && hidden.includes(state.sort.column)
    onChange({ hidden, page: state.page, sort: isSorted ? undefined : state.sort })
  }
  return (
    <>
      <Top>
        <Heading slot="title" level={2}>
          <Trans>List options</Trans>
        </Heading>
        <IconButton label={t`Close`} onPress={() => overlay?.close()}>
          <X aria-hidden />
        </IconButton>
      </Top>
      {kinds && (
        <Part>
          <Caption aria-hidden>{kinds.label}</Caption>
          {kinds.buttons}
        </Part>
      )}
      {filter}
      <SortChoice columns={visible} sort={state.sort} onSort={(sort) => onChange({ sort })} />
      <Part>
        <ExportButton label={label} getTable={async () => csvTable(visible, await readAll())} />
      </Part>
      <ColumnChoice columns={columns} hidden={state.hidden ?? []} onHiddenChange={hide} />
    </>
  )
}
