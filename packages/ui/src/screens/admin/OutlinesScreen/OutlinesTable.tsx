import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'

type Outline = components['schemas']['Outline']

type OutlinesTableProps = {
  outlines: Outline[]
  table: KeptTable | undefined
  onEdit: (outline: Outline) => void
  onDelete: (outline: Outline) => void
}

export function OutlinesTable({ outlines, table, onEdit, onDelete }: OutlinesTableProps) {
  const { t } = useLingui()
  const columns: Column<Outline>[] = [
    {
      id: 'title',
      header: t`Title`,
      isRowHeader: true,
      cell: ({ title }) => <Bdi>{title}</Bdi>,
      sortValue: ({ title }) => title,
      searchText: ({ title }) => title,
    },
    {
      id: 'description',
      header: t`Description`,
      cell: ({ description }) => <Bdi>{description}</Bdi>,
      searchText: ({ description }) => description ?? '',
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (outline) => (
        <RowActions>
          <Button size="sm" aria-label={t`Edit ${outline.title}`} onPress={() => onEdit(outline)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Delete ${outline.title}`} onPress={() => onDelete(outline)}>
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Outlines`}
      columns={columns}
      rows={outlines}
      getRowId={({ id }) => String(id)}
      emptyText={t`No outlines yet. Add the first one.`}
    />
  )
}
