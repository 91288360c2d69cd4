import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type OpenFeeStatus, type FeesToCollect, openFeeStatuses } from '#lib/money/billsAndFees.ts'
import type { Remote } from '#remote.ts'
import { OpenFeesList, type OpenFeesListProps } from './OpenFeesList.tsx'
import { StatusTabs } from '#components/DataTable/statusTabs/StatusTabs.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

type FeesScreenProps = Omit<OpenFeesListProps, 'fees' | 'onMore' | 'state'> & {
  /** Undefined if the backend has no fees (decision 16). */
  fees: Remote<FeesToCollect> | undefined
  state: OpenFeeStatus
  onState: (state: OpenFeeStatus) => void
}

/** Monthly fees that are unpaid or under review, with reminders. */
export function FeesScreen({ fees, state, onState, ...rows }: FeesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Monthly fees`} description={<Trans>Fees for courses billed monthly.</Trans>} />
      {fees ? (
        <>
          <FeeStatusTabs
            counts={fees.state === 'ready' ? fees.data.counts : undefined}
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
            {(ready) => <OpenFeesList {...rows} state={state} fees={ready.fees} onMore={ready.onLoadMore} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="money" title={<Trans>Monthly fees aren’t available</Trans>} />
      )}
    </Page>
  )
}

type FeeStatusTabsProps = {
  /** Undefined while loading. */
  counts: FeesToCollect['counts'] | undefined
  state: OpenFeeStatus
  onState: (state: OpenFeeStatus) => void
}

/** Filters fees by status and shows the count of each. */
function FeeStatusTabs({ counts, state, onState }: FeeStatusTabsProps) {
  const { t } = useLingui()
  const labels: Record<OpenFeeStatus, string> = { overdue: t`Overdue`, due: t`Due`, pending: t`Under review` }
  return (
    <Stack gap="none" align="start">
      <StatusTabs
        label={t`Status`}
        tabs={openFeeStatuses.map((kind) => ({ status: kind, label: labels[kind], count: counts?.[kind] }))}
        chosen={state}
        onChoose={(kind) => onState(openFeeStatuses.find((one) => one === kind) ?? state)}
      />
    </Stack>
  )
}
