import { assignBillIds } from '@maktab/ui/lib/money/bills'
import { useApiQuery } from '#api/useApiQuery.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling(enabled = true) {
  return useApiQuery('listStudentBilling', { enabled, select: ({ billing }) => assignBillIds(billing) })
}
