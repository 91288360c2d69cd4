import type { PaymentIdentifier, PaymentDetailsSlots } from '@maktab/ui/model/FileOf'
import { PaymentDetails } from '@maktab/ui/screens/admin/PaymentFile/PaymentFile'
import { admin } from '#addresses/admin.ts'
import { usePaymentActions, usePaymentDetails } from '#data/paymentFile.ts'
import { copyText } from '#environment/copyText.ts'

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
