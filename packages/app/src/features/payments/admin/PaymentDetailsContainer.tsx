import type { PaymentIdentifier, PaymentDetailsSlots } from '@maktab/ui/lib/money/RenderPaymentDetails'
import { PaymentDetails } from '@maktab/ui/features/payments/admin/PaymentDetails'
import { admin } from '#addresses/admin.ts'
import { usePaymentActions, usePaymentDetails } from '#features/payments/paymentDetails.ts'
import { copyText } from '#browser/copyText.ts'

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
