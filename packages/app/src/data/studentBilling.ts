import { numberBills } from '@maktab/ui/model/Bill'
import { useRead } from '../calls/useRead.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling(enabled = true) {
  return useRead('listStudentBilling', { enabled, select: ({ billing }) => numberBills(billing) })
}
