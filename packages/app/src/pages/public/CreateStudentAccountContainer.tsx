import { ReceiptUploads } from '@maktab/ui/environment/ReceiptUploads'
import { CreateStudentAccountScreen } from '@maktab/ui/screens/public/CreateStudentAccountScreen/CreateStudentAccountScreen'
import type { Registered } from '@maktab/ui/screens/public/CreateStudentAccountScreen/RegisteredPage'
import type {
  RegistrationDraft,
  RegistrationValues,
} from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { entrancePaths } from '#addresses/public.ts'
import { useCoursesOnOffer } from '#data/courses.ts'
import { useRegistration } from '#data/registration.ts'
import { useJoinsAccounts } from '#data/settings.ts'
import { useDraft } from '#drafts/useDraft.ts'
import { useFormStep } from '#navigation/useFormStep.ts'
import { originAtom } from '#preferences/originAtom.ts'
import { useArrivingStudent } from '#session/useArrivingStudent.ts'
import { useGuardian } from './useGuardian.ts'
import { inRegistrationArea } from './RegistrationArea.tsx'

const bringVisitorUploads = async () => (await import('#uploads/receiptUploads.ts')).visitorUploads

/** 1§2 “Create Student Account”; whoever comes from a course’s page brings the course along. */
function Content() {
  const [search] = useSearchParams()
  const guardian = useGuardian()
  const joinsAccounts = useJoinsAccounts()
  const [registered, setRegistered] = useState<Registered>()
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<RegistrationValues>('student-registration', {
    without: ['password'],
  })
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const courses = useCoursesOnOffer()
  const { sentShare, register, stopSending } = useRegistration()
  // The password isn’t kept: who loads the page anew types it again.
  const { step, onStep } = useFormStep({ isKept: false })
  const { homeHref, arrive } = useArrivingStudent()
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
    <ReceiptUploads value={bringVisitorUploads}>
      <CreateStudentAccountScreen
        key={guardian?.email}
        guardian={guardian}
        joinsAccounts={joinsAccounts}
        courses={courses}
        courseId={Number(search.get('course')) || undefined}
        keptOrigin={keptOrigin}
        onKeepOrigin={onKeepOrigin}
        draft={draft}
        onKeepDraft={keepDraft}
        onEmptyDraft={emptyDraft}
        onRegister={send}
        sentShare={sentShare}
        onStopSending={stopSending}
        step={step === 1 ? 'account' : 'courses'}
        onStep={(name) => onStep(name === 'account' ? 1 : 2)}
        registered={registered}
        homeHref={homeHref}
        signInHref={entrancePaths.signIn()}
      />
    </ReceiptUploads>
  )
}

export const CreateStudentAccountContainer = inRegistrationArea(Content)
