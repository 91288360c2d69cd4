import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const BillingContainer = viewOf(async () => (await import('./BillingContainer.tsx')).BillingContainer)
const ReceiptContainer = viewOf(async () => (await import('./ReceiptContainer.tsx')).ReceiptContainer)

/** `/student/billing` (2§2): what was billed, or one receipt to print. */
export function BillingPage() {
  const view = useView(student.billing)
  switch (view.at) {
    case 'receipt':
      return <ReceiptContainer key={view.receipt} billKey={view.receipt} />
    case 'list':
      return <BillingContainer />
  }
}
