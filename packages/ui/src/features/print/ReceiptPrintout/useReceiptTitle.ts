import { useLingui } from '@lingui/react/macro'
import type { PrintableBill } from '#features/print/ReceiptPrintout/PrintableBill.ts'

/** What the paper calls itself, which only of what is paid is a receipt, and the one word that stands over all else. */
export function useReceiptTitle(status: PrintableBill['status']): { title: string; word: string } {
  const { t } = useLingui()
  const titles = {
    paid: { title: t`Payment receipt`, word: t`Paid` },
    underReview: { title: t`Payment under review`, word: t`Pending` },
    pending: { title: t`Payment pending`, word: t`Pending` },
    rejected: { title: t`Payment rejected`, word: t`Rejected` },
    not_required: { title: t`No payment required`, word: t`Free` },
  }
  return (status && titles[status]) ?? { title: t`Payment`, word: '' }
}
