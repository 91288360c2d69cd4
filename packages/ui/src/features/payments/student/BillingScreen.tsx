import type { Fee } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { ResubmitReceiptNotice } from '../form/PaymentReviewNotices.tsx'
import { BillingTable } from './BillingTable.tsx'
import { FeeRow } from './FeeRow.tsx'
import { useId } from 'react'
import { Stack } from '#components/Stack/Stack.tsx'
import { DisclosureDetails } from '../form/PaymentInstructions.styles.ts'

type MonthlyFeesSectionProps = {
  /** Outstanding fees first. */
  fees: readonly Fee[]
  getFeeHref: (id: number) => string
  getReceiptHref: (key: string) => string
}

/** Number of settled months shown before the rest are collapsed, so that they don’t push the bills down. */
const MAX_SETTLED = 3

const isSettled = ({ status }: Fee) => status === 'paid' || status === 'waived'

/** Monthly fees of a student; renders nothing if there are none. */
function MonthlyFeesSection({ fees, getFeeHref, getReceiptHref }: MonthlyFeesSectionProps) {
  const headId = useId()
  if (fees.length === 0) return null
  const earlier = fees.filter(isSettled).slice(MAX_SETTLED)
  const rowOf = (fee: Fee) => (
    <FeeRow key={fee.id} fee={fee} href={getFeeHref(fee.id)} receiptHref={getReceiptHref(`fee-${fee.id}`)} />
  )
  return (
    <Stack as="section" gap="medium" aria-labelledby={headId}>
      <h2 id={headId}>
        <Trans>Monthly fees</Trans>
      </h2>
      <Stack as="ul" gap="medium">
        {fees.filter((fee) => !earlier.includes(fee)).map(rowOf)}
      </Stack>
      {earlier.length > 0 && (
        <DisclosureDetails>
          <summary>
            <Trans>Earlier months</Trans>
          </summary>
          <Stack as="ul" gap="medium">
            {earlier.map(rowOf)}
          </Stack>
        </DisclosureDetails>
      )}
    </Stack>
  )
}

type BillingScreenProps = {
  billing: Remote<Bill[]>
  table?: TableStateProps
  /** Fees of courses paid monthly; undefined if the backend has none (decision 166). */
  fees: Remote<Fee[]> | undefined
  getFeeHref: (id: number) => string
  /** Takes the key of a bill (`lib/money/toBilledItem.ts`). */
  getReceiptHref: (key: string) => string
  /** Whether the bill needs another receipt. */
  needsResubmission: (bill: Bill) => boolean
  getResubmitHref: (bill: Bill) => string
  statementHref?: string
}

/** 2§2 “Student billing”: all bills with their receipts. */
export function BillingScreen({
  billing,
  fees,
  getFeeHref,
  needsResubmission,
  getResubmitHref,
  statementHref,
  ...table
}: BillingScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Billing`}
        actions={
          statementHref && (
            <LinkButton href={statementHref}>
              <Trans>Statement</Trans>
            </LinkButton>
          )
        }
      />
      {fees && (
        <RemoteView remote={fees} loading={null}>
          {(ready) => <MonthlyFeesSection fees={ready} getFeeHref={getFeeHref} getReceiptHref={table.getReceiptHref} />}
        </RemoteView>
      )}
      <RemoteView remote={billing} loading={<BillingLoading />}>
        {(ready) => (
          <>
            {ready.filter(needsResubmission).map((bill) => (
              <ResubmitReceiptNotice key={toBilledItem(bill).key} bill={bill} resubmitHref={getResubmitHref(bill)} />
            ))}
            <BillingTable {...table} billing={ready} />
          </>
        )}
      </RemoteView>
    </Page>
  )
}

function BillingLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading bills`}>
      <SkeletonTable rows={4} columns={4} />
    </LoadingRegion>
  )
}
