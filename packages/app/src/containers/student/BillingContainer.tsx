import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { BillListContainer } from './BillListContainer.tsx'
import { ReceiptContainer } from './ReceiptContainer.tsx'

/** `/student/billing` has two views (2§2): what was billed, and with `?receipt=<bill>` one receipt to print. */
export function BillingContainer() {
  const receipt = useAddressParts().textOf('receipt')
  useViewArrival(receipt ?? '')
  return receipt === undefined ? <BillListContainer /> : <ReceiptContainer key={receipt} billKey={receipt} />
}
