import { CreateStudentAccountScreen } from '@maktab/ui/screens/public/CreateStudentAccountScreen/CreateStudentAccountScreen'
import type { Registered } from '@maktab/ui/screens/public/CreateStudentAccountScreen/RegisteredPage'
import type { RegistrationValues } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { useCoursesOnOffer } from '#data/courses.ts'
import { useRegistration } from '#data/registration.ts'
import { useDraft } from '#drafts/useDraft.ts'

export function CreateStudentAccountContainer() {
  const [registered, setRegistered] = useState<Registered>()
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<RegistrationValues>('student-registration', {
    without: ['password'],
  })
  const { sentShare, register, stopSending } = useRegistration()
  return (
    <CreateStudentAccountScreen
      courses={useCoursesOnOffer()}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      onRegister={(body) =>
        register(body, () => {
          clearDraft()
          setRegistered({ email: body.email, courses: body.courses?.map((course) => course.course_name) ?? [] })
        })
      }
      sentShare={sentShare}
      onStopSending={stopSending}
      registered={registered}
      signInHref={entrancePaths.signIn()}
    />
  )
}
