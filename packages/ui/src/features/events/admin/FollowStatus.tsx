import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { type PaymentStatusValues, toValues } from './paymentStatus.schema.ts'

/** Lets the select follow a status that changed elsewhere, in the viewer say, unless something else was chosen. */
export function SyncPaymentStatus({ status }: { status: string | undefined }) {
  const { dirty, values, isSubmitting, resetForm } = useFormikContext<PaymentStatusValues>()
  const now = toValues(status)
  const isBehind = !dirty && !isSubmitting && values.paymentStatus !== now.paymentStatus
  useEffect(() => {
    if (isBehind) resetForm({ values: { paymentStatus: now.paymentStatus, reason: '' } })
  }, [isBehind, now.paymentStatus, resetForm])
  return null
}
