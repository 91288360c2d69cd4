import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import type { Remote } from '#remote.ts'
import { Page, PageHeader } from './Page.tsx'

/** Props that the page of a list passes to its `ListScreen`. */
export type ListPageProps = {
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  /** Opens the form for a new record or for the given id. */
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
}

/** Props of the list; all but the functions are those of `DataTable`. */
export type ListProps<Row> = Partial<TableStateProps> & {
  rows: readonly Row[]
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (row: Row) => void
}

type ListScreenProps<Row> = ListPageProps & {
  title: string
  createLabel: string
  records: Remote<readonly Row[]>
  loading: ReactNode
  /** Further actions, before that to create a record. */
  actions?: ReactNode
  /** Shown above the list. */
  notice?: ReactNode
  renderDeleteDialog: (dialog: { subject: Row | undefined; onClose: () => void }) => ReactNode
  children: (list: ListProps<Row>) => ReactNode
}

/** List of records that can be created, edited and deleted. */
export function ListScreen<Row>({
  title,
  createLabel,
  records,
  loading,
  actions,
  notice,
  restoreFocusTo,
  onOpen,
  table,
  renderDeleteDialog,
  children,
}: ListScreenProps<Row>) {
  const [deleting, setDeleting] = useState<Row>()
  const onCreate = () => onOpen('new')
  const rowToFocus = restoreFocusTo === 'new' ? undefined : restoreFocusTo
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          <>
            {actions}
            <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={onCreate}>
              {createLabel}
            </Button>
          </>
        }
      />
      {notice}
      <RemoteView remote={records} loading={loading}>
        {(rows) =>
          children({ ...table, rows, restoreFocusTo: rowToFocus, onCreate, onEdit: onOpen, onDelete: setDeleting })
        }
      </RemoteView>
      {renderDeleteDialog({ subject: deleting, onClose: () => setDeleting(undefined) })}
    </Page>
  )
}
