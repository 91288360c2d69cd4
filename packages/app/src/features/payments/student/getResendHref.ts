import type { Bill } from '@maktab/ui/lib/money/bills'
import { getBilledItemId } from '@maktab/ui/lib/money/needsNewReceipt'
import { student } from '#addresses/student.ts'

/** Where another receipt is sent for what a bill is of; its list where the backend doesn’t tell which it is. */
export function getResendHref(bill: Bill): string {
  const id = getBilledItemId(bill)
  if (bill.event) return id === undefined ? student.events.href() : student.events.href({ pay: id })
  return id === undefined ? student.courses.href() : student.courses.href({ purchase: id })
}
