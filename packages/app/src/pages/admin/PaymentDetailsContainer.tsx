import type { PaymentIdentifier, PaymentDetailsSlots } from '@maktab/ui/lib/money/RenderPaymentDetails'
import { PaymentDetails } from '@maktab/ui/screens/admin/PaymentDetails/PaymentDetails'
import { admin } from '#addresses/admin.ts'
import { usePaymentActions, usePaymentDetails } from '#data/paymentDetails.ts'
import { copyText } from '#providers/copyText.ts'

const studentHref = (student: number) => admin.students.href({ student })

/** All of a payment, wherever it is decided. */
export function PaymentDetailsContainer({ kind, id, ...parts }: PaymentIdentifier & PaymentDetailsSlots) {
  return (
    <PaymentDetails
      {...parts}
      {...usePaymentActions(kind, id)}
      facts={usePaymentDetails(kind, id)}
      studentHref={studentHref}
      copyText={copyText}
    />
  )
}
