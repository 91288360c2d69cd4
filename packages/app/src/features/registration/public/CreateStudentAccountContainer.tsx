import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { CreateStudentAccountScreen } from '@maktab/ui/features/registration/public/CreateStudentAccountScreen'
import { RegistrationScreen } from '@maktab/ui/features/registration/public/RegistrationScreen'
import type { Guardian } from '@maktab/ui/features/registration/public/registration.schema'
import { registrationSteps } from '@maktab/ui/features/registration/public/registrationSteps.schema'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '#api/api.ts'
import { useCurrentUser } from '#features/auth/authHooks.ts'
import { useKeepsRequests } from '#features/settings/settingsQueryHooks.ts'
import { type TrialPrefill, useTrialPrefill } from '#features/trial/public/useTrialPrefill.ts'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'
import { useFormStep } from '#navigation/useFormStep.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { AddChildContainer } from './AddChildContainer.tsx'
import { useRegistrationForm } from './useRegistration.ts'

const loadVisitorUploader = async () => (await import('#uploads/receiptUploaders.ts')).visitorUploader

/** 1§2 “Create Student Account”. A link from a course’s page preselects the course. */
function Content() {
  const [search] = useSearchParams()
  const guardian = useRegisteringGuardian()
  const trial = useTrialPrefill(search.get('trial') ?? undefined)
  const keepsRequests = useKeepsRequests()
  if (guardian === 'unknown' || trial === 'unknown' || keepsRequests === undefined) return null
  if (guardian && keepsRequests) return <AddChildContainer key={guardian.email} guardian={guardian} />
  return (
    <ReceiptUploaderContext value={loadVisitorUploader}>
      {keepsRequests ? (
        <Registration trial={trial} />
      ) : (
        <SpecifiedRegistration key={guardian?.email} trial={trial} guardian={guardian} />
      )}
    </ReceiptUploaderContext>
  )
}

export const CreateStudentAccountContainer = withPublicProviders(Content)

/** Undefined if the backend can’t say or can’t be reached; then a taken email is reported after sending. */
async function checkEmail(email: string): Promise<boolean | undefined> {
  const answer = await api('checkEmail', { body: { email } }).catch(() => undefined)
  return answer?.isTaken
}

/** Student, times, contact and account; courses are paid for later (decision 300). */
function Registration({ trial }: { trial: TrialPrefill | undefined }) {
  const form = useRegistrationForm(trial)
  // The password isn’t stored, so a reload returns to the first step.
  const { step, onStep } = useFormStep({ isKept: false })
  return (
    <RegistrationScreen
      {...form}
      onCheckEmail={checkEmail}
      step={registrationSteps[step - 1] ?? 'student'}
      onStep={(name) => onStep(registrationSteps.indexOf(name) + 1)}
    />
  )
}

type SpecifiedRegistrationProps = { guardian: Guardian | undefined; trial: TrialPrefill | undefined }

/** The specification’s two steps, where each course is paid for before the account exists. */
function SpecifiedRegistration({ guardian, trial }: SpecifiedRegistrationProps) {
  const form = useRegistrationForm(trial)
  // The password isn’t stored, so a reload returns to the first step.
  const { step, onStep } = useFormStep({ isKept: false })
  return (
    <CreateStudentAccountScreen
      {...form}
      guardian={guardian}
      step={step === 1 ? 'account' : 'courses'}
      onStep={(name) => onStep(name === 'account' ? 1 : 2)}
    />
  )
}

/** The guardian who registers another child, if the page was opened for that; `unknown` while loading. */
function useRegisteringGuardian(): Guardian | 'unknown' | undefined {
  const [search] = useSearchParams()
  const session = useAtomValue(sessionAtom)
  const isAddingChild = search.get('child') === 'another' && session?.role === 'student'
  const user = useCurrentUser({ enabled: isAddingChild })
  const data = isAddingChild && user.state === 'ready' && user.data.children ? user.data : undefined
  const loadedGuardian = data && { email: data.email, ...data.guardian }
  // Keep the guardian when the session switches to the new child.
  const [initialGuardian, setInitialGuardian] = useState<Guardian>()
  if (loadedGuardian !== undefined && initialGuardian === undefined) setInitialGuardian(loadedGuardian)
  const guardian = initialGuardian ?? loadedGuardian
  if (guardian !== undefined) return guardian
  return isAddingChild && user.state === 'loading' ? 'unknown' : undefined
}
