import type { Fee, OwnDiscount } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { ErrorState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { getBillingSummary } from '#lib/money/billingSummary.ts'
import { type RequestedCourse, getRequestsToPay } from '#lib/money/courseRequests.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, failed, getListOrEmpty, mergeStaleState, ready } from '#remote.ts'
import { ResubmitReceiptNotice } from '../form/PaymentReviewNotices.tsx'
import { BillingSummaryCard } from './BillingSummaryCard.tsx'
import { BillingTable } from './BillingTable.tsx'
import { FeeRow } from './FeeRow.tsx'
import { RequestedCourses } from './RequestedCourses.tsx'
import { useId } from 'react'
import { Stack } from '#components/Stack/Stack.tsx'
import { DisclosureDetails } from '../form/PaymentInstructions.styles.ts'

type MonthlyFeesSectionProps = {
  /** Outstanding fees first. */
  fees: readonly Fee[]
  getFeeHref: (id: number) => string
  getReceiptHref: (key: string) => string
}

const isSettled = ({ status }: Fee) => status === 'paid' || status === 'waived'

/** Monthly fees of a student: what is to pay, what the school reviews, and folded what is settled. */
function MonthlyFeesSection({ fees, getFeeHref, getReceiptHref }: MonthlyFeesSectionProps) {
  const headId = useId()
  if (fees.length === 0) return null
  const settled = fees.filter(isSettled)
  // Nothing can be done about fees under review, so they come after those to pay.
  const open = fees
    .filter((fee) => !isSettled(fee))
    .toSorted((one, other) => Number(one.status === 'pending') - Number(other.status === 'pending'))
  const rowOf = (fee: Fee) => (
    <FeeRow key={fee.id} fee={fee} href={getFeeHref(fee.id)} receiptHref={getReceiptHref(`fee-${fee.id}`)} />
  )
  return (
    <Stack as="section" gap="medium" aria-labelledby={headId}>
      <h2 id={headId}>
        <Trans>Monthly fees</Trans>
      </h2>
      {open.length > 0 && (
        <Stack as="ul" gap="medium">
          {open.map(rowOf)}
        </Stack>
      )}
      {settled.length > 0 && (
        <DisclosureDetails>
          <summary>
            <Plural value={settled.length} one="# settled month" other="# settled months" />
          </summary>
          <Stack as="ul" gap="medium">
            {settled.map(rowOf)}
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
  /** Requested courses that aren’t paid; undefined if the backend keeps no requests. */
  requests?: Remote<RequestedCourse[]> | undefined
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[]
  getFeeHref: (id: number) => string
  /** The page to pay all fees with one receipt, opened from one of them; undefined if the backend can’t. */
  getAllFeesHref?: ((id: number) => string) | undefined
  getPurchaseHref: (courseId: number) => string
  /** Takes the key of a bill (`lib/money/toBilledItem.ts`). */
  getReceiptHref: (key: string) => string
  /** Whether the bill needs another receipt. */
  needsResubmission: (bill: Bill) => boolean
  getResubmitHref: (bill: Bill) => string
  statementHref?: string
}

const noRequests: Remote<RequestedCourse[]> = ready([])
const noDiscounts: readonly OwnDiscount[] = []

/** 2§2 “Student billing”: what is to be paid, and all bills with their receipts. */
export function BillingScreen({
  billing: loadedBilling,
  fees: loadedFees,
  requests = noRequests,
  discounts = noDiscounts,
  getFeeHref,
  getAllFeesHref,
  getPurchaseHref,
  needsResubmission,
  getResubmitHref,
  statementHref,
  ...table
}: BillingScreenProps) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const today = useToday()
  const { billing, fees } = reportFailureOnce({ billing: loadedBilling, fees: loadedFees })
  // Without any of them the summary could say that there is nothing to pay.
  const isLoaded =
    billing.state === 'ready' && (fees === undefined || fees.state === 'ready') && requests.state === 'ready'
  const sources = { billing: getListOrEmpty(billing), discounts, currency }
  const summary = isLoaded
    ? getBillingSummary({
        ...sources,
        fees: fees ? getListOrEmpty(fees) : [],
        requests: getListOrEmpty(requests),
        needsResubmission,
        today,
        hrefs: { fee: getFeeHref, bill: getResubmitHref, request: getPurchaseHref },
      })
    : undefined
  const requested = isLoaded ? getRequestsToPay(getListOrEmpty(requests), sources) : []
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
      {summary && <BillingSummaryCard summary={summary} getAllFeesHref={getAllFeesHref} />}
      {requests.state === 'failed' && billing.state === 'ready' && (
        <ErrorState message={requests.message} onRetry={requests.retry} />
      )}
      <RequestedCourses requests={requested} currency={currency} getHref={getPurchaseHref} />
      {fees && (
        <RemoteView remote={fees} loading={null}>
          {(all) => <MonthlyFeesSection fees={all} getFeeHref={getFeeHref} getReceiptHref={table.getReceiptHref} />}
        </RemoteView>
      )}
      <RemoteView remote={billing} loading={<BillingLoading />}>
        {(bills) => (
          <>
            {bills.filter(needsResubmission).map((bill) => (
              <ResubmitReceiptNotice key={toBilledItem(bill).key} bill={bill} resubmitHref={getResubmitHref(bill)} />
            ))}
            <BillingTable {...table} billing={bills} />
          </>
        )}
      </RemoteView>
    </Page>
  )
}

type Lists = Pick<BillingScreenProps, 'billing' | 'fees'>

/** Merges the failures of both lists, as without a connection both fail. */
function reportFailureOnce({ billing, fees }: Lists): Lists {
  if (billing.state === 'failed' && fees?.state === 'failed') {
    const retry = () => [billing, fees].forEach((list) => list.retry())
    return { billing: failed(billing.message, retry), fees: undefined }
  }
  if (billing.state !== 'ready' || fees?.state !== 'ready') return { billing, fees }
  return { billing: ready(billing.data), fees: mergeStaleState(fees, billing) }
}

function BillingLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading bills`}>
      <SkeletonTable rows={4} columns={4} />
    </LoadingRegion>
  )
}
