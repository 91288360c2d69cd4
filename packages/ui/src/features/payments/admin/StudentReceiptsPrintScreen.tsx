import type { Fee, StudentBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { CheckboxGroup } from '#components/CheckboxGroup/CheckboxGroup.tsx'
import { StaleDataBanner, RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { formatMonth, hasPrintableReceipt, type PaidEvent } from '#lib/money/billsAndFees.ts'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import {
  type PrintableBill,
  createPrintableEvent,
  createPrintableFee,
  createPrintablePurchase,
} from '#features/print/ReceiptPrintout/PrintableBill.ts'
import { ReceiptPrintout } from '#features/print/ReceiptPrintout/ReceiptPrintout.tsx'
import { type Remote, mapRemote, ready, mergeStaleState } from '#remote.ts'

type Paid = {
  billing: Remote<readonly StudentBilling[]>
  /** Fees of courses paid monthly; undefined if the backend has none (decision 166). */
  fees?: Remote<readonly Fee[]> | undefined
  events?: Remote<readonly PaidEvent[]>
}

type StudentReceiptsPrintScreenProps = Paid & {
  /** Keys of the bills to print (`course-1`); undefined prints all. */
  chosen: readonly string[] | undefined
  onChoose: (keys: readonly string[]) => void
  onClose: () => void
  onPrint?: () => void
}

/** Prints a student’s receipts for the office, each on its own page (decision 152). */
export function StudentReceiptsPrintScreen({
  chosen,
  onChoose,
  onClose,
  onPrint,
  ...paid
}: StudentReceiptsPrintScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const remote = billsOf(paid)
  const getTextAttributes = useTextAttributes()
  if (remote.state !== 'ready' || remote.data.length === 0) {
    return (
      <Page>
        <PageHeader
          title={t`Receipts`}
          actions={
            <Button onPress={onClose}>
              <Trans>Close</Trans>
            </Button>
          }
        />
        <RemoteView remote={remote} loading={<ReceiptsLoading />}>
          {() => (
            <p>
              <Trans>No billing details found.</Trans>
            </p>
          )}
        </RemoteView>
      </Page>
    )
  }
  const bills = remote.data
  const unconfirmed: Record<string, string> = {
    underReview: t`Under review`,
    pending: t`Pending`,
    rejected: t`Rejected`,
  }
  const printed = bills.filter(({ key }) => chosen === undefined || chosen.includes(key))
  const payer = bills[0]?.payer
  const title = payer ? t`${payer}’s receipts` : t`Receipts`
  return (
    <PrintPreview
      onClose={onClose}
      onPrint={onPrint}
      isEmpty={printed.length === 0}
      header={
        <>
          <h1 id={pageTitleId} {...getTextAttributes(title)}>
            {title}
          </h1>
          <StaleDataBanner stale={remote.stale} isList />
          <CheckboxGroup
            label={t`Receipts to print`}
            description={t`Each receipt prints on its own page.`}
            items={bills.map(({ key, title: what, period, reference, status }) => ({
              id: key,
              label: [what || t`Untitled`, period && formatMonth(period, locale), reference, unconfirmed[status ?? '']]
                .filter(Boolean)
                .join(' · '),
            }))}
            value={printed.map(({ key }) => key)}
            onChange={onChoose}
          />
          {printed.length === 0 && (
            <Notice tone="info">
              <Trans>Select at least one receipt to print.</Trans>
            </Notice>
          )}
        </>
      }
    >
      {printed.length > 1 && <title>{title}</title>}
      {printed.map((bill) => (
        <ReceiptPrintout key={bill.key} bill={bill} setsDocumentTitle={printed.length === 1} headingLevel={2} />
      ))}
    </PrintPreview>
  )
}

/** Purchases, fees and events. One failed list fails all, so that no receipt is missing unnoticed. */
function billsOf({ billing, fees = ready([]), events = ready([]) }: Paid): Remote<readonly PrintableBill[]> {
  const parts = [
    mapRemote(billing, (all) => all.map(createPrintablePurchase)),
    mapRemote(fees, (all) => all.filter(hasPrintableReceipt).map(createPrintableFee)),
    mapRemote(events, (all) => all.map(createPrintableEvent)),
  ]
  const missing = parts.find(({ state }) => state === 'failed') ?? parts.find(({ state }) => state === 'loading')
  if (missing) return missing
  const bills = parts.flatMap((part) => (part.state === 'ready' ? part.data : []))
  return mergeStaleState(ready(bills), ...parts)
}

function ReceiptsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading receipts`}>
      <SkeletonDetails facts={8} />
    </LoadingRegion>
  )
}
