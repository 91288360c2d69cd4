import type { ApplicationValues } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/application.schema'
import { CreateTeacherAccountScreen } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/CreateTeacherAccountScreen'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { useAct } from '#calls/useAct.ts'
import { useCoursesOnOffer } from '#data/courses.ts'
import { useDraft } from '#drafts/useDraft.ts'
import { useFormStep } from '#navigation/useFormStep.ts'
import { inRegistrationArea } from './RegistrationArea.tsx'

function Content() {
  const [isSent, setIsSent] = useState(false)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<ApplicationValues>('teacher-application', {
    without: [],
  })
  // Without what was typed a page that is loaded anew begins at the beginning.
  const { step, onStep } = useFormStep({ isKept: draft !== undefined })
  const act = useAct({ tell: 'form' })
  return (
    <CreateTeacherAccountScreen
      step={step === 2 || step === 3 ? step : 1}
      onStep={onStep}
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

export const CreateTeacherAccountContainer = inRegistrationArea(Content)
