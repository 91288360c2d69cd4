import type { Payment, PaymentParts } from '@maktab/ui/model/FileOf'
import { PaymentFile } from '@maktab/ui/screens/admin/PaymentFile/PaymentFile'
import { admin } from '#addresses/admin.ts'
import { usePaymentActions, usePaymentFacts } from '#data/paymentFile.ts'
import { copyText } from '#environment/copyText.ts'

const studentHref = (student: number) => admin.students.href({ student })

/** All of a payment, wherever it is decided. */
export function PaymentFileContainer({ kind, id, ...parts }: Payment & PaymentParts) {
  return (
    <PaymentFile
      {...parts}
      {...usePaymentActions(kind, id)}
      facts={usePaymentFacts(kind, id)}
      studentHref={studentHref}
      copyText={copyText}
    />
  )
}
