import { useRead } from '../calls/useRead.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling() {
  return useRead('listStudentBilling', { select: ({ billing }) => billing })
}
