import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { uploadFetch } from '@maktab/client/uploadFetch'
import type { Refusal } from '@maktab/ui/refusal'
import type { RegistrationDraft } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { useRef, useState } from 'react'
import { client } from './client.ts'
import { useVisitorAttempt } from './useVisitorAttempt.ts'

const STOPPED: Refusal = { message: '', fields: {} }

/** Registers a student: how much of the pictures has been sent (from 0 to 1), and a way to stop. */
export function useRegistration() {
  const { t } = useLingui()
  const attempt = useVisitorAttempt<{ message?: string }>()
  const [sentShare, setSentShare] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  return {
    sentShare,
    stopSending: () => stopper.current?.abort(),
    register: async (body: RegistrationDraft, onDone: () => void): Promise<Refusal | void> => {
      const { signal } = (stopper.current = new AbortController())
      setSentShare(undefined)
      const fetch = uploadFetch({ onProgress: setSentShare })
      const refusal = await attempt(() => unwrap(client.POST('/student/register', { body, signal, fetch })), {
        onDone,
        otherwise: t`Your registration could not be sent. Please try again.`,
      })
      return refusal && signal.aborted ? STOPPED : refusal
    },
  }
}
