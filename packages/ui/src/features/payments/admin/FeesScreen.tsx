import type { FeeSums } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import {
  type FeesToCollect,
  type ListedFeeStatus,
  type OpenFeeStatus,
  listedFeeStatuses,
  openFeeStatuses,
} from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import type { Remote } from '#remote.ts'
import { FeesList, type FeesListProps } from './FeesList.tsx'
import { StatusTabs } from '#components/DataTable/statusTabs/StatusTabs.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

type FeesScreenProps = Omit<FeesListProps, 'fees' | 'onMore' | 'state'> & {
  /** Undefined if the backend has no fees (decision 16). */
  fees: Remote<FeesToCollect> | undefined
  state: ListedFeeStatus
  onState: (state: ListedFeeStatus) => void
}

/** Monthly fees with what is due in total: unpaid, under review or paid, with payments and reminders. */
export function FeesScreen({ fees, state, onState, ...rows }: FeesScreenProps) {
  const { t } = useLingui()
  const loaded = fees?.state === 'ready' ? fees.data : undefined
  return (
    <Page>
      <PageHeader title={t`Monthly fees`} description={<Trans>Fees for courses billed monthly.</Trans>} />
      {fees ? (
        <>
          {loaded?.sums && loaded.sums.length > 0 && <FeeTotals sums={loaded.sums} />}
          <FeeStatusTabs
            counts={loaded?.counts}
            statuses={state === 'paid' || loaded?.sums ? listedFeeStatuses : openFeeStatuses}
            state={state}
            onState={onState}
          />
          <RemoteView
            remote={fees}
            loading={
              <LoadingRegion label={t`Loading fees`}>
                <SkeletonTable rows={6} columns={3} />
              </LoadingRegion>
            }
          >
            {(ready) => <FeesList {...rows} state={state} fees={ready.fees} onMore={ready.onLoadMore} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="money" title={<Trans>Monthly fees aren’t available</Trans>} />
      )}
    </Page>
  )
}

/** What is still to be paid, by status; currencies aren’t added up. */
function FeeTotals({ sums }: { sums: readonly FeeSums[] }) {
  const labels = useStatusLabels()
  const totalOf = (status: OpenFeeStatus) =>
    sums
      .filter((sum, index) => sum[status] > 0 || index === 0)
      .map((sum) => formatMoney(sum[status], sum.currency))
      .join(', ')
  return (
    <Card>
      <DescriptionList
        items={openFeeStatuses.map((status) => ({
          label: labels[status],
          value: (
            <Text as="strong" size="xl" isTabular {...(status === 'overdue' && { tone: 'danger' })}>
              <Bdi>{totalOf(status)}</Bdi>
            </Text>
          ),
        }))}
      />
    </Card>
  )
}

function useStatusLabels(): Record<ListedFeeStatus, string> {
  const { t } = useLingui()
  return { overdue: t`Overdue`, due: t`Due`, pending: t`Under review`, paid: t`Paid` }
}

type FeeStatusTabsProps = {
  /** Undefined while loading. */
  counts: FeesToCollect['counts'] | undefined
  statuses: readonly ListedFeeStatus[]
  state: ListedFeeStatus
  onState: (state: ListedFeeStatus) => void
}

/** Filters fees by status and shows the count of each; paid fees aren’t counted. */
function FeeStatusTabs({ counts, statuses, state, onState }: FeeStatusTabsProps) {
  const { t } = useLingui()
  const labels = useStatusLabels()
  return (
    <Stack gap="none" align="start">
      <StatusTabs
        label={t`Status`}
        tabs={statuses.map((kind) => ({
          status: kind,
          label: labels[kind],
          ...(kind !== 'paid' && { count: counts?.[kind] }),
        }))}
        chosen={state}
        onChoose={(kind) => onState(statuses.find((one) => one === kind) ?? state)}
      />
    </Stack>
  )
}
