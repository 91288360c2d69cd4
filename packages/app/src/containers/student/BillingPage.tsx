import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { BillingContainer } from './BillingContainer.tsx'
import { ReceiptContainer } from './ReceiptContainer.tsx'

/** `/student/billing` has two views (2§2): what was billed, and with `?receipt=<bill>` one receipt to print. */
export function BillingPage() {
  const receipt = useAddressParts().textOf('receipt')
  useViewArrival(receipt ?? '')
  return receipt === undefined ? <BillingContainer /> : <ReceiptContainer key={receipt} billKey={receipt} />
}
