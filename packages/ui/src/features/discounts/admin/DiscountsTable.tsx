import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createEditAction } from '#components/DataTable/rowActions.ts'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { DiscountBadge } from './DiscountBadge.tsx'
import { useDiscountLabels } from './useDiscountLabels.ts'

type DiscountsTableProps = {
  discounts: Discount[]
  table: TableStateProps | undefined
  /** The discount that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  getStudentHref: (id: number) => string
  onCreate: () => void
  onEdit: (discount: Discount) => void
  onEnd: (discount: Discount) => void
}

/** The newest first; what has ended stays in sight, and can’t be changed any more. */
export function DiscountsTable({
  discounts,
  table,
  restoreFocusTo,
  onCreate,
  onEdit,
  onEnd,
  ...props
}: DiscountsTableProps) {
  const { t } = useLingui()
  const words = useDiscountLabels()
  const segmentOf = (discount: Discount) => {
    const state = words.stateOf(discount)
    return state === 'holds' || state === 'later' ? state : 'over'
  }
  const columns: Column<Discount>[] = [
    textColumn('name', t`Name`, ({ name }) => name, { isRowHeader: true }),
    {
      id: 'worth',
      header: t`Takes off`,
      priority: 'meta',
      minWidth: 6,
      nowrap: true,
      cell: (discount) => (
        <strong>
          <Bdi>{words.worthOf(discount)}</Bdi>
        </strong>
      ),
      searchText: words.worthOf,
    },
    // Whoever asks the office about a code reads it: of what has no room it goes last.
    textColumn('code', t`Code`, ({ code }) => code, {
      priority: 'subtitle',
      compactCell: ({ code }) => code !== null && <Bdi>{code}</Bdi>,
      nowrap: true,
      minWidth: 7,
    }),
    textColumn('whose', t`For whom`, words.whoseOf, {
      priority: 'subtitle',
      compactCell: ({ student }) => student && <Bdi>{student.name}</Bdi>,
    }),
    textColumn('prices', t`For which prices`, words.pricesOf, { priority: 'subtitle' }),
    textColumn('days', t`Holds`, words.daysOf, { sortValue: ({ until }) => until }),
    {
      id: 'uses',
      header: t`Used`,
      minWidth: 5,
      nowrap: true,
      cell: words.usesOf,
      sortValue: ({ uses }) => uses,
      csvValue: ({ uses }) => String(uses),
    },
    statusColumn(
      t`Status`,
      (discount) => <DiscountBadge discount={discount} />,
      (discount) => words.states[words.stateOf(discount)],
    ),
    longTextColumn('note', t`Note`, ({ note }) => note, { about: ({ name }) => name }),
    actionsColumn(t`Actions`, (discount) => [
      ...(discount.endedAt === null
        ? [
            createEditAction(discount.name, () => onEdit(discount)),
            {
              id: 'end',
              label: t({ message: 'End', context: 'discount' }),
              name: t`End ${discount.name}`,
              onPress: () => onEnd(discount),
              isDanger: true,
            },
          ]
        : []),
      ...(discount.student
        ? [
            {
              id: 'student',
              label: t`Student`,
              name: t`Student: ${discount.student.name}`,
              href: props.getStudentHref(discount.student.id),
              isInMenu: true,
            },
          ]
        : []),
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Discounts`}
      columns={columns}
      rows={discounts}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No discounts yet. Give the first one.`}
      emptyState={{
        scene: 'money',
        children: t`A scholarship takes something off what a student pays; a code does for whoever types it.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Give the first discount</Trans>
          </Button>
        ),
      }}
      statusTabs={{
        label: t`Status`,
        getStatus: segmentOf,
        labels: {
          holds: words.states.holds,
          later: words.states.later,
          over: t({ message: 'Over', context: 'discount' }),
        },
      }}
    />
  )
}
