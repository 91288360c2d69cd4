import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { BillingContainer } from './BillingContainer.tsx'
import { ReceiptContainer } from './ReceiptContainer.tsx'

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
