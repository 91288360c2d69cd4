import { useLingui } from '@lingui/react/macro'
import type { BilledItem } from '#model/billedItem.ts'

/** What the paper calls itself: only what is paid is a receipt. */
export function useReceiptTitle(status: BilledItem['status']): string {
  const { t } = useLingui()
  const titles = {
    paid: t`Payment receipt`,
    underReview: t`Payment under review`,
    pending: t`Payment pending`,
    rejected: t`Payment rejected`,
    not_required: t`No payment required`,
  }
  return status === undefined ? t`Payment` : (titles[status] ?? t`Payment`)
}
