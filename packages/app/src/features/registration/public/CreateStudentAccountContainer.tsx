import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { CreateStudentAccountScreen } from '@maktab/ui/features/registration/public/CreateStudentAccountScreen'
import type { RegistrationResult } from '@maktab/ui/features/registration/public/RegistrationCompletePage'
import type { RegistrationDraft, RegistrationValues } from '@maktab/ui/features/registration/public/registration.schema'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { useCoursesForRegistration } from '#features/courses/courses.ts'
import { useRegistration } from '#features/registration/registration.ts'
import { useCanShareAccount } from '#features/settings/settings.ts'
import { useDraft } from '#session/useDraft.ts'
import { useFormStep } from '#navigation/useFormStep.ts'
import { paymentOriginAtom } from '#preferences/paymentOriginAtom.ts'
import { useSignInAfterRegistration } from '#features/auth/useSignInAfterRegistration.ts'
import { useRegisteringGuardian } from './useGuardian.ts'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

const bringVisitorUploads = async () => (await import('#uploads/receiptUploaders.ts')).visitorUploader

/** 1§2 “Create Student Account”; whoever comes from a course’s page brings the course along. */
function Content() {
  const [search] = useSearchParams()
  const guardian = useRegisteringGuardian()
  const joinsAccounts = useCanShareAccount()
  const [registered, setRegistered] = useState<RegistrationResult>()
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<RegistrationValues>('student-registration', {
    exclude: ['password'],
  })
  const [savedOrigin, onSaveOrigin] = useAtom(paymentOriginAtom)
  const courses = useCoursesForRegistration()
  const { uploadProgress, register, stopSending } = useRegistration()
  // The password isn’t kept: who loads the page anew types it again.
  const { step, onStep } = useFormStep({ isKept: false })
  const { homeHref, arrive } = useSignInAfterRegistration()
  const known = courses.state === 'ready' ? courses.data : []
  const send = async (body: RegistrationDraft) => {
    const outcome = await register(body, clearDraft)
    if (outcome.state !== 'done') return outcome
    await arrive(body)
    setRegistered({
      email: body.email,
      child: body.joins_account ? body.name : undefined,
      courses: (body.courses ?? []).map(({ course_id, course_name: name, code, billing }) => {
        const { price, pricing } = known.find(({ id }) => id === course_id) ?? {}
        return { name, isUnderReview: billing !== undefined, price, pricing, code, reference: billing?.reference }
      }),
    })
    return outcome
  }
  if (guardian === 'unknown') return null
  return (
    <ReceiptUploaderContext value={bringVisitorUploads}>
      <CreateStudentAccountScreen
        key={guardian?.email}
        guardian={guardian}
        joinsAccounts={joinsAccounts}
        courses={courses}
        courseId={Number(search.get('course')) || undefined}
        savedOrigin={savedOrigin}
        onSaveOrigin={onSaveOrigin}
        draft={draft}
        onSaveDraft={saveDraft}
        onResetDraft={resetDraft}
        onRegister={send}
        uploadProgress={uploadProgress}
        onStopSending={stopSending}
        step={step === 1 ? 'account' : 'courses'}
        onStep={(name) => onStep(name === 'account' ? 1 : 2)}
        registered={registered}
        homeHref={homeHref}
        signInHref={publicPaths.signIn()}
      />
    </ReceiptUploaderContext>
  )
}

export const CreateStudentAccountContainer = withPublicProviders(Content)
