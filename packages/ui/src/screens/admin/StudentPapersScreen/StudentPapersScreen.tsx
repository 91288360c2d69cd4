import type { StudentBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { Button } from '#components/Button/Button.tsx'
import { CheckboxGroup } from '#components/CheckboxGroup/CheckboxGroup.tsx'
import { DoubtNotice } from '#components/DoubtNotice/DoubtNotice.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { pageTitleId } from '#components/PageTitle/pageTitleId.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { PaperDesk } from '#papers/PaperDesk.tsx'
import { paperBillOfPurchase } from '#papers/ReceiptPaper/PaperBill.ts'
import { ReceiptPaper } from '#papers/ReceiptPaper/ReceiptPaper.tsx'
import type { Remote } from '#remote.ts'

type StudentPapersScreenProps = {
  billing: Remote<readonly StudentBilling[]>
  /** Those that are to be printed; without any said, all. */
  chosen: readonly number[] | undefined
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
  onPrint?: () => void
}

/** The receipts of one student for the office: as many as are chosen, each on a page of its own (decision 152). */
export function StudentPapersScreen({ billing, chosen, onChoose, onClose, onPrint }: StudentPapersScreenProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  if (billing.state !== 'ready' || billing.data.length === 0) {
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
        <RemoteView remote={billing} loading={<PapersLoading />}>
          {() => (
            <p>
              <Trans>No billing details found.</Trans>
            </p>
          )}
        </RemoteView>
      </Page>
    )
  }
  const bills = billing.data.map((purchase) => ({ id: purchase.id, bill: paperBillOfPurchase(purchase) }))
  const printed = bills.filter(({ id }) => chosen === undefined || chosen.includes(id))
  const payer = bills[0]?.bill.payer
  const title = payer ? t`Receipts of ${payer}` : t`Receipts`
  return (
    <PaperDesk
      onClose={onClose}
      onPrint={onPrint}
      isEmpty={printed.length === 0}
      above={
        <>
          <h1 id={pageTitleId} {...tongueOf(title)}>
            {title}
          </h1>
          <DoubtNotice doubt={billing.doubt} isList />
          <CheckboxGroup
            label={t`Receipts to print`}
            description={t`Each one begins on a page of its own.`}
            items={bills.map(({ id, bill }) => ({
              id: String(id),
              label: [bill.title || t`Untitled`, bill.reference].filter(Boolean).join(' · '),
            }))}
            value={printed.map(({ id }) => String(id))}
            onChange={(ids) => onChoose(ids.map(Number))}
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
      {printed.map(({ id, bill }) => (
        <ReceiptPaper key={id} bill={bill} isAlone={printed.length === 1} headingLevel={2} />
      ))}
    </PaperDesk>
  )
}

function PapersLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the receipts`}>
      <SkeletonDetails facts={8} />
    </LoadingRegion>
  )
}
