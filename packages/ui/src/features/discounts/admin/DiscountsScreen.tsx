import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { CellText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { DiscountBadge, useDiscountLabels, DiscountsUnavailable } from './useDiscountLabels.tsx'
import { useRef, useState } from 'react'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { EndDiscountDialog } from './EndDiscountDialog.tsx'

type DiscountsTableProps = {
  discounts: Discount[]
  table: TableStateProps | undefined
  /** The discount opened last, which gets the focus back. */
  restoreFocusTo: number | undefined
  getStudentHref: (id: number) => string
  onCreate: () => void
  onEdit: (discount: Discount) => void
  onEnd: (discount: Discount) => void
}

/** Newest first; ended discounts stay in the list but can’t be edited. */
function DiscountsTable({
  discounts,
  table,
  restoreFocusTo,
  getStudentHref,
  onCreate,
  onEdit,
  onEnd,
}: DiscountsTableProps) {
  const { t } = useLingui()
  const labels = useDiscountLabels()
  const getSegment = (discount: Discount) => {
    const state = labels.getState(discount)
    return state === 'holds' || state === 'later' ? state : 'over'
  }
  const columns: Column<Discount>[] = [
    textColumn('name', t`Name`, ({ name }) => name, { isRowHeader: true }),
    {
      id: 'worth',
      header: t`Discount`,
      priority: 'meta',
      minWidth: 6,
      nowrap: true,
      cell: (discount) => (
        <strong>
          <Bdi>{labels.getValueLabel(discount)}</Bdi>
        </strong>
      ),
      searchText: labels.getValueLabel,
    },
    // The office needs the code to answer questions, so it is the last column to be hidden.
    textColumn('code', t`Code`, ({ code }) => code, {
      priority: 'subtitle',
      compactCell: ({ code }) => code !== null && <Bdi>{code}</Bdi>,
      nowrap: true,
      minWidth: 7,
    }),
    textColumn('whose', t`Who can use it`, labels.getRecipientLabel, {
      priority: 'subtitle',
      cell: (discount) => {
        const label = <CellText>{labels.getRecipientLabel(discount)}</CellText>
        return discount.student ? <TextLink href={getStudentHref(discount.student.id)}>{label}</TextLink> : label
      },
      compactCell: ({ student }) => student && <Bdi>{student.name}</Bdi>,
    }),
    textColumn('prices', t`Applies to`, labels.getScopeLabel, { priority: 'subtitle' }),
    textColumn('days', t`Valid`, labels.getPeriodLabel, { sortValue: ({ until }) => until }),
    {
      id: 'uses',
      header: t`Used`,
      minWidth: 5,
      nowrap: true,
      cell: labels.getUsesLabel,
      sortValue: ({ uses }) => uses,
      csvValue: ({ uses }) => String(uses),
    },
    statusColumn(
      t`Status`,
      (discount) => <DiscountBadge discount={discount} />,
      (discount) => labels.states[labels.getState(discount)],
    ),
    longTextColumn('note', t`Note`, ({ note }) => note, { about: ({ name }) => name }),
    actionsColumn(t`Actions`, (discount) =>
      discount.endedAt === null
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
        : [],
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Discounts`}
      columns={columns}
      rows={discounts}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No discounts yet. Create the first one.`}
      emptyState={{
        scene: 'money',
        children: t`Give one student a scholarship, or share a code anyone can use.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first discount</Trans>
          </Button>
        ),
      }}
      statusTabs={{
        label: t`Status`,
        getStatus: getSegment,
        labels: {
          holds: labels.states.holds,
          later: labels.states.later,
          over: t({ message: 'Inactive', context: 'discount' }),
        },
      }}
    />
  )
}

type DiscountsScreenProps = {
  /** Undefined if the backend has no discounts (decision 16). */
  discounts: Remote<Discount[]> | undefined
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  getStudentHref: (id: number) => string
  table?: TableStateProps
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** The discounts: scholarships of single students, and codes (decision 162). */
export function DiscountsScreen({ discounts, restoreFocusTo, onOpen, ...props }: DiscountsScreenProps) {
  const { t } = useLingui()
  const sectionRef = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfterAction(() => sectionRef.current)
  const [ending, setEnding] = useState<Discount>()
  return (
    <Page>
      <PageHeader
        title={t`Discounts`}
        description={<Trans>Student scholarships and discount codes.</Trans>}
        actions={
          discounts && (
            <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
              <Trans>Create discount</Trans>
            </Button>
          )
        }
      />
      {discounts ? (
        <section ref={sectionRef} tabIndex={-1} aria-label={t`Discounts`}>
          <RemoteView remote={discounts} loading={<DiscountsLoading />}>
            {(ready) => (
              <DiscountsTable
                discounts={ready}
                table={props.table}
                restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
                getStudentHref={props.getStudentHref}
                onCreate={() => onOpen('new')}
                onEdit={({ id }) => onOpen(id)}
                onEnd={setEnding}
              />
            )}
          </RemoteView>
        </section>
      ) : (
        <DiscountsUnavailable />
      )}
      <EndDiscountDialog
        discount={ending}
        onEndDiscount={(id) => focusAfter(props.onEndDiscount(id))}
        onClose={() => setEnding(undefined)}
      />
    </Page>
  )
}

function DiscountsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading discounts`}>
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}
