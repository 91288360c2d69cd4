import type { ApplicationValues } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/application.schema'
import { CreateTeacherAccountScreen } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/CreateTeacherAccountScreen'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { useAct } from '#calls/useAct.ts'
import { useCoursesOnOffer } from '#data/courses.ts'
import { useDraft } from '#drafts/useDraft.ts'

export function CreateTeacherAccountContainer() {
  const [isSent, setIsSent] = useState(false)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<ApplicationValues>('teacher-application', {
    without: [],
  })
  const act = useAct({ tell: 'form' })
  return (
    <CreateTeacherAccountScreen
      courses={useCoursesOnOffer()}
      onApply={(body) =>
        act(
          'submitTeacherApplication',
          { body },
          {
            onDone: () => {
              clearDraft()
              setIsSent(true)
            },
          },
        )
      }
      isSent={isSent}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      signInHref={entrancePaths.signIn()}
    />
  )
}
