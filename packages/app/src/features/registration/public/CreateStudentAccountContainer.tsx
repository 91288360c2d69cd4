import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { CreateStudentAccountScreen } from '@maktab/ui/features/registration/public/CreateStudentAccountScreen'
import type { RegistrationResult } from '@maktab/ui/features/registration/public/RegistrationCompletePage'
import {
  type Guardian,
  type RegistrationDraft,
  type RegistrationValues,
  withUploads,
} from '@maktab/ui/features/registration/public/registration.schema'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { useCoursesForRegistration } from '#features/courses/courseQueryHooks.ts'
import { useCanShareAccount } from '#features/settings/settingsQueryHooks.ts'
import { useDraft } from '#session/formDrafts.ts'
import { useFormStep } from '#navigation/useFormStep.ts'
import { paymentOriginAtom } from '#preferences/cookieAtoms.ts'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'
import { useCurrentUser, registeredEmailAtom, useSignIn, useSwitchChild } from '#features/auth/authHooks.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useUploadProgress } from '#api/useUploadProgress.ts'
import { visitorUploader } from '#uploads/receiptUploaders.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'
import { getPathAfterSignIn } from '#features/auth/redirectPaths.ts'

const loadVisitorUploader = async () => (await import('#uploads/receiptUploaders.ts')).visitorUploader

/** 1§2 “Create Student Account”. A link from a course’s page preselects the course. */
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
  // The password isn’t stored, so a reload returns to the first step.
  const { step, onStep } = useFormStep({ isKept: false })
  const { homeHref, signInRegistered } = useSignInAfterRegistration()
  const loadedCourses = courses.state === 'ready' ? courses.data : []
  const send = async (body: RegistrationDraft) => {
    const outcome = await register(body, clearDraft)
    if (outcome.state !== 'done') return outcome
    await signInRegistered(body)
    setRegistered({
      email: body.email,
      child: body.joins_account ? body.name : undefined,
      courses: (body.courses ?? []).map(({ course_id, course_name: name, code, billing }) => {
        const { price, pricing } = loadedCourses.find(({ id }) => id === course_id) ?? {}
        return { name, isUnderReview: billing !== undefined, price, pricing, code, reference: billing?.reference }
      }),
    })
    return outcome
  }
  if (guardian === 'unknown') return null
  return (
    <ReceiptUploaderContext value={loadVisitorUploader}>
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

type Registered = { email: string; password: string; joins_account?: boolean | undefined }

/**
 * Signs in after the registration with the typed credentials; if that fails, the sign-in page is prefilled with the
 * email address. A guardian continues as the new child. Other signed-in users, such as office staff, stay signed in.
 */
function useSignInAfterRegistration() {
  const [homeHref, setHomeHref] = useState<string>()
  const store = useStore()
  const setRegisteredEmail = useSetAtom(registeredEmailAtom)
  const signIn = useSignIn((role, status) => setHomeHref(getPathAfterSignIn(role, status, null)))
  const switchTo = useSwitchChild()
  const switchToNewestChild = async (email: string) => {
    const session = store.get(sessionAtom)
    if (session?.role !== 'student' || session.status !== 'allowed') return
    const { user } = await api('getCurrentUser').catch(() => ({ user: { email, children: [] } }))
    // Another family may be signed in.
    if (user.email.toLowerCase() !== email.toLowerCase()) return
    setHomeHref(publicPaths.dashboard('student'))
    const newest = user.children?.at(-1)
    if (newest && !newest.isPresent) await switchTo({ id: newest.id, email, isStaying: true })
  }
  const signInRegistered = async ({ email, password, joins_account = false }: Registered): Promise<void> => {
    if (!store.get(sessionAtom)) {
      const { state } = await signIn({ email, password })
      if (state !== 'done') setRegisteredEmail(email)
    }
    if (joins_account) await switchToNewestChild(email)
  }
  return { homeHref, signInRegistered }
}
