import type { Fee } from '@maktab/contract/schema'
import { type Bill, toBilledItem, hasPrintableReceipt } from '#lib/money/billsAndFees.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { StaleDataBanner, RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { PrintPreview } from '#features/print/PrintPreview.tsx'
import {
  type PrintableBill,
  createPrintableBill,
  createPrintableFee,
} from '#features/print/ReceiptPrintout/PrintableBill.ts'
import { ReceiptPrintout } from '#features/print/ReceiptPrintout/ReceiptPrintout.tsx'
import { type Remote, mapRemote } from '#remote.ts'

type ReceiptScreenProps = {
  billing: Remote<Bill[]>
  /** The student’s fees, if `billKey` is that of a fee. */
  fees?: Remote<readonly Fee[]> | undefined
  /** Key of a bill by `lib/money/toBilledItem.ts`, or `fee-` and the fee’s id. */
  billKey: string
  onClose: () => void
  onPrint?: () => void
}

/** 2§2 “View”: printable bill with the submitted receipt on one A4 page. */
export function ReceiptScreen({ billing, fees, billKey, ...actions }: ReceiptScreenProps) {
  const { t } = useLingui()
  const bill = fees ? feeOf(fees, billKey) : billOf(billing, billKey)
  if (bill.state === 'ready' && bill.data) {
    return (
      <>
        <StaleDataBanner stale={bill.stale} isList={false} />
        <PrintPreview {...actions}>
          <ReceiptPrintout bill={bill.data} setsDocumentTitle />
        </PrintPreview>
      </>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Receipt`}
        actions={
          <Button onPress={actions.onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
      <RemoteView remote={bill} loading={<ReceiptLoading />}>
        {() => (
          <EmptyState scene="money" title={<Trans>Receipt not found</Trans>}>
            <Trans>It isn’t yours, or it no longer exists.</Trans>
          </EmptyState>
        )}
      </RemoteView>
    </Page>
  )
}

function billOf(billing: Remote<Bill[]>, key: string): Remote<PrintableBill | undefined> {
  return mapRemote(billing, (all) => {
    const bill = all.find((one) => toBilledItem(one).key === key)
    return bill && createPrintableBill(bill)
  })
}

function feeOf(fees: Remote<readonly Fee[]>, key: string): Remote<PrintableBill | undefined> {
  return mapRemote(fees, (all) =>
    all
      .filter(hasPrintableReceipt)
      .map(createPrintableFee)
      .find((one) => one.key === key),
  )
}

function ReceiptLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading receipt`}>
      <SkeletonDetails facts={8} />
    </LoadingRegion>
  )
}
