import { useLingui } from '@lingui/react/macro'
import type { ApplicationValues } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/application.schema'
import { CreateTeacherAccountScreen } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/CreateTeacherAccountScreen'
import { useState } from 'react'
import { entrancePaths } from '../../addresses/public.ts'
import { applyAsTeacher } from '../../data/applications.ts'
import { useCoursesOnOffer } from '../../data/courses.ts'
import { useNow } from '../../data/useNow.ts'
import { useVisitorAttempt } from '../../data/useVisitorAttempt.ts'
import { useDraft } from '../../drafts/useDraft.ts'

export function CreateTeacherAccountContainer() {
  const { t } = useLingui()
  const [isSent, setIsSent] = useState(false)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<ApplicationValues>('teacher-application', {
    without: [],
  })
  const attempt = useVisitorAttempt<{ message?: string }>()
  return (
    <CreateTeacherAccountScreen
      courses={useCoursesOnOffer()}
      onApply={(application) =>
        attempt(() => applyAsTeacher(application), {
          onDone: () => {
            clearDraft()
            setIsSent(true)
          },
          otherwise: t`Your application could not be sent. Please try again.`,
        })
      }
      isSent={isSent}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      now={useNow()}
      signInHref={entrancePaths.signIn()}
    />
  )
}
