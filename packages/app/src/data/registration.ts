import type { RegistrationDraft } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'

/** Registers a student: how much of the pictures has been sent (from 0 to 1), and a way to stop. */
export function useRegistration() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  return {
    ...sending,
    register: (body: RegistrationDraft, onDone: () => void) =>
      act('registerStudent', { body }, { onDone, line: openLine() }),
  }
}
