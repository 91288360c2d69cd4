import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { stickyInsets, tokens } from '#theme/tokens.ts'
import type { Column } from '../Column.ts'
import { ExportButton } from '../Toolbar/ExportButton.tsx'
import { createCsvTable } from '../visibleColumns.ts'
import type { RowSelection, RowSelectionOptions } from './useRowSelection.ts'

/** Sticky above the window's lower edge, also while a long list scrolls. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(${stickyInsets.end} + ${tokens.space[3]});
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};

  > strong {
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`

type SelectionBarProps<Row> = RowSelectionOptions<Row> & {
  label: string
  selection: RowSelection<Row>
  /** The visible columns, which are exported. */
  columns: readonly Column<Row>[]
  /** Number of rows that match the search and the filters, or a minimum if there are more. */
  found: number
  isMore: boolean
  /** Loads all of them. */
  readAll: () => Promise<readonly Row[]>
}

/** The number of selected rows, announced, and the actions on them. */
export function SelectionBar<Row>({
  label,
  selection,
  columns,
  found,
  isMore,
  readAll,
  renderActions,
}: SelectionBarProps<Row>) {
  const { t } = useLingui()
  const [isSelectingAll, setIsSelectingAll] = useState(false)
  const { rows, select, clear } = selection
  const selectAll = async () => {
    setIsSelectingAll(true)
    try {
      select(await readAll(), true)
    } finally {
      setIsSelectingAll(false)
    }
  }
  return (
    <>
      <VisuallyHidden role="status">
        {rows.length > 0 && <Plural value={rows.length} one="# row selected" other="# rows selected" />}
      </VisuallyHidden>
      {rows.length > 0 && (
        <Bar role="group" aria-label={t`Selected rows: ${label}`} data-off-paper>
          <strong aria-hidden>
            <Plural value={rows.length} one="# selected" other="# selected" />
          </strong>
          {found > rows.length && (
            <Button variant="quiet" size="sm" isPending={isSelectingAll} onPress={() => void selectAll()}>
              {isMore ? <Trans>Select all</Trans> : <Trans>Select all {found}</Trans>}
            </Button>
          )}
          {renderActions(rows, clear)}
          <ExportButton
            size="sm"
            label={label}
            name={t`Export selected rows: ${label}`}
            getTable={() => createCsvTable(columns, rows)}
          />
          <IconButton label={t`Clear the selection`} size="sm" onPress={clear}>
            <X aria-hidden />
          </IconButton>
        </Bar>
      )}
    </>
  )
}
