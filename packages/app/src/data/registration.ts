import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { Refusal } from '@maktab/ui/refusal'
import type { RegistrationDraft } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { client } from './client.ts'
import { TOLD_ELSEWHERE } from './toldElsewhere.ts'
import { useUploadLine } from './useUploadLine.ts'
import { useVisitorAttempt } from './useVisitorAttempt.ts'

/** Registers a student: how much of the pictures has been sent (from 0 to 1), and a way to stop. */
export function useRegistration() {
  const { t } = useLingui()
  const attempt = useVisitorAttempt<{ message?: string }>()
  const { openLine, ...sending } = useUploadLine()
  return {
    ...sending,
    register: async (body: RegistrationDraft, onDone: () => void): Promise<Refusal | void> => {
      const line = openLine()
      const refusal = await attempt(() => unwrap(client.POST('/student/register', { body, ...line })), {
        onDone,
        otherwise: t`Your registration could not be sent. Please try again.`,
      })
      return refusal && line.signal.aborted ? TOLD_ELSEWHERE : refusal
    },
  }
}
