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
import { formatMonth, hasPrintableReceipt, type PaidEvent } from '#lib/money/bills.ts'
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
  /** Of courses that are paid by the month; undefined where the backend knows of none (decision 166). */
  fees?: Remote<readonly Fee[]> | undefined
  events?: Remote<readonly PaidEvent[]>
}

type StudentReceiptsScreenProps = Paid & {
  /** Those that are to be printed, by their keys (`course-1`); without any said, all. */
  chosen: readonly string[] | undefined
  onChoose: (keys: readonly string[]) => void
  onClose: () => void
  onPrint?: () => void
}

/** The receipts of one student for the office: as many as are chosen, each on a page of its own (decision 152). */
export function StudentReceiptsScreen({ chosen, onChoose, onClose, onPrint, ...paid }: StudentReceiptsScreenProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const remote = billsOf(paid)
  const tongueOf = useTextAttributes()
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
        <RemoteView remote={remote} loading={<PapersLoading />}>
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
  const printed = bills.filter(({ key }) => chosen === undefined || chosen.includes(key))
  const payer = bills[0]?.payer
  const title = payer ? t`Receipts of ${payer}` : t`Receipts`
  return (
    <PrintPreview
      onClose={onClose}
      onPrint={onPrint}
      isEmpty={printed.length === 0}
      above={
        <>
          <h1 id={pageTitleId} {...tongueOf(title)}>
            {title}
          </h1>
          <StaleDataBanner stale={remote.stale} isList />
          <CheckboxGroup
            label={t`Receipts to print`}
            description={t`Each one begins on a page of its own.`}
            items={bills.map(({ key, title: what, period, reference }) => ({
              id: key,
              label: [what || t`Untitled`, period && formatMonth(period, locale), reference]
                .filter(Boolean)
                .join(' · '),
            }))}
            value={printed.map(({ key }) => key)}
            onChange={onChoose}
          />
          {printed.length === 0 && (
            <Notice tone="info">
              <Trans>Nothing is chosen. Choose what is to be printed.</Trans>
            </Notice>
          )}
        </>
      }
    >
      {printed.length > 1 && <title>{title}</title>}
      {printed.map((bill) => (
        <ReceiptPrintout key={bill.key} bill={bill} isAlone={printed.length === 1} headingLevel={2} />
      ))}
    </PrintPreview>
  )
}

/** What was bought, then months and events. One list that isn’t here holds all up, so that none is missing unseen. */
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

function PapersLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the receipts`}>
      <SkeletonDetails facts={8} />
    </LoadingRegion>
  )
}
