import { CreateStudentAccountScreen } from '@maktab/ui/screens/public/CreateStudentAccountScreen/CreateStudentAccountScreen'
import type { Registered } from '@maktab/ui/screens/public/CreateStudentAccountScreen/RegisteredPage'
import type { RegistrationValues } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { useCoursesOnOffer } from '#data/courses.ts'
import { useRegistration } from '#data/registration.ts'
import { useDraft } from '#drafts/useDraft.ts'
import { originAtom } from '#preferences/originAtom.ts'

export function CreateStudentAccountContainer() {
  const [registered, setRegistered] = useState<Registered>()
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<RegistrationValues>('student-registration', {
    without: ['password'],
  })
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const courses = useCoursesOnOffer()
  const { sentShare, register, stopSending } = useRegistration()
  return (
    <CreateStudentAccountScreen
      courses={courses}
      keptOrigin={keptOrigin}
      onKeepOrigin={onKeepOrigin}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      onRegister={(body) =>
        register(body, () => {
          clearDraft()
          const known = courses.state === 'ready' ? courses.data : []
          setRegistered({
            email: body.email,
            courses: (body.courses ?? []).map(({ course_id, course_name: name, code, billing }) => {
              const { price, pricing } = known.find(({ id }) => id === course_id) ?? {}
              return { name, price, pricing, code, reference: billing?.reference }
            }),
          })
        })
      }
      sentShare={sentShare}
      onStopSending={stopSending}
      registered={registered}
      signInHref={entrancePaths.signIn()}
    />
  )
}
