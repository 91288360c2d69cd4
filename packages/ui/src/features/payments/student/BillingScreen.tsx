import type { Fee } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from '#lib/money/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { RejectedNotice } from './RejectedNotice.tsx'
import { BillingTable } from './BillingTable.tsx'
import { MonthlyFeesSection } from './MonthlyFeesSection.tsx'

type BillingScreenProps = {
  billing: Remote<Bill[]>
  table?: TableStateProps
  /** Of courses that are paid by the month; a backend may know of none (decision 166). */
  fees: Remote<Fee[]> | undefined
  getFeeHref: (id: number) => string
  /** By the key of a bill (`lib/money/toBilledItem.ts`). */
  getReceiptHref: (key: string) => string
  /** Whether another receipt is asked for. */
  isToSendAgain: (bill: Bill) => boolean
  /** Where it is sent. */
  getAgainHref: (bill: Bill) => string
  /** Where all that was owed and paid stands. */
  statementHref?: string
}

/** 2§2 “Student billing”: what was billed, each with its receipt. */
export function BillingScreen({
  billing,
  fees,
  getFeeHref,
  isToSendAgain,
  getAgainHref,
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
            {ready.filter(isToSendAgain).map((bill) => (
              <RejectedNotice key={toBilledItem(bill).key} bill={bill} againHref={getAgainHref(bill)} />
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
