import type { PaymentKind } from '@maktab/contract/schema'
import { PaymentFile } from '@maktab/ui/screens/admin/PaymentFile/PaymentFile'
import type { ReactNode } from 'react'
import { admin } from '#addresses/admin.ts'
import { usePaymentActions, usePaymentFacts } from '#data/paymentFile.ts'
import { copyText } from '#environment/copyText.ts'

export type PaymentFileContainerProps = {
  kind: PaymentKind
  id: number
  instead: ReactNode
  picture?: ReactNode
  discountName?: string | null | undefined
  decision: ReactNode
}

const studentHref = (student: number) => admin.students.href({ student })

/** All of a payment, wherever it is decided. */
export function PaymentFileContainer({ kind, id, ...parts }: PaymentFileContainerProps) {
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
