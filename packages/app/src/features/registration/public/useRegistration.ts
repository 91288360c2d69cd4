import type { RegistrationDraft, RegistrationValues } from '@maktab/ui/features/registration/public/registration.schema'
import type { RegistrationResult } from '@maktab/ui/features/registration/public/RegistrationCompletePage'
import { withUploads } from '@maktab/ui/features/registration/public/registrationRequest.schema'
import { isFree } from '@maktab/ui/lib/money/currencyAmounts'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useUploadProgress } from '#api/useUploadProgress.ts'
import { useCoursesForRegistration } from '#features/courses/courseQueryHooks.ts'
import { useCanShareAccount } from '#features/settings/settingsQueryHooks.ts'
import type { TrialPrefill } from '#features/trial/public/useTrialPrefill.ts'
import { paymentOriginAtom } from '#preferences/cookieAtoms.ts'
import { useDraft } from '#session/formDrafts.ts'
import { visitorUploader } from '#uploads/receiptUploaders.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'
import { useSignInAfterRegistration } from './useSignInAfterRegistration.ts'

/** What both orders of the registration form share: courses, draft, sending, and signing in afterwards. */
export function useRegistrationForm(trial: TrialPrefill | undefined) {
  const [search] = useSearchParams()
  const joinsAccounts = useCanShareAccount()
  const [registered, setRegistered] = useState<RegistrationResult>()
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<RegistrationValues>('student-registration', {
    exclude: ['password'],
  })
  const [savedOrigin, onSaveOrigin] = useAtom(paymentOriginAtom)
  const courses = useCoursesForRegistration()
  const { uploadProgress, register, stopSending } = useRegistration()
  const { homeHref, signInRegistered } = useSignInAfterRegistration()
  const loadedCourses = courses.state === 'ready' ? courses.data : []
  const send = async (body: RegistrationDraft) => {
    const outcome = await register({ ...body, ...(trial && { trial: trial.token }) }, clearDraft)
    if (outcome.state !== 'done') return outcome
    await signInRegistered(body)
    setRegistered({
      email: body.email,
      child: body.joins_account ? body.name : undefined,
      courses: (body.courses ?? []).map(({ course_id, course_name: name, code, billing }) => {
        const { price, pricing } = loadedCourses.find(({ id }) => id === course_id) ?? {}
        const state = billing !== undefined ? 'underReview' : isFree(price) ? 'free' : 'requested'
        return { name, state, price, pricing, code, reference: billing?.reference }
      }),
    })
    return outcome
  }
  return {
    joinsAccounts,
    courses,
    courseId: Number(search.get('course')) || trial?.courseId,
    known: trial?.known,
    savedOrigin,
    onSaveOrigin,
    draft,
    onSaveDraft: saveDraft,
    onResetDraft: resetDraft,
    onRegister: send,
    uploadProgress,
    onStopSending: stopSending,
    registered,
    homeHref,
    signInHref: publicPaths.signIn(),
  }
}

/** Registers a student. Returns the upload progress from 0 to 1 and a way to cancel. */
function useRegistration() {
  const mutate = useApiMutation({ tell: 'form' })
  const { startUpload, ...sending } = useUploadProgress()
  const send = (body: RegistrationDraft) => {
    const options = startUpload()
    const receipts = (body.courses ?? []).map(({ billing }) => billing?.receipt_image)
    return submitWithReceipts(
      receipts,
      options,
      (uploads) => api('registerStudent', { body: withUploads(body, uploads) }, options),
      visitorUploader,
    )
  }
  return {
    ...sending,
    register: (body: RegistrationDraft, onDone: () => void) => mutate('registerStudent', () => send(body), { onDone }),
  }
}
