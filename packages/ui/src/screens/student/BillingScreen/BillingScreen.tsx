import type { Billing } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { BillingTable } from './BillingTable.tsx'

type BillingScreenProps = {
  billing: Remote<Billing[]>
  table?: KeptTable
  /** By the key of a bill (`model/billedItem.ts`). */
  getReceiptHref: (key: string) => string
}

/** 2§2 “Student billing”: what was billed, each with its receipt. */
export function BillingScreen({ billing, ...table }: BillingScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Billing`} />
      <RemoteView remote={billing} loading={<BillingLoading />}>
        {(ready) => <BillingTable {...table} billing={ready} />}
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
