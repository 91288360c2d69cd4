import { assignBillIds } from '@maktab/ui/model/Bill'
import { useApiQuery } from '../calls/useRead.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling(enabled = true) {
  return useApiQuery('listStudentBilling', { enabled, select: ({ billing }) => assignBillIds(billing) })
}
