import type { TeacherApplicationValues } from '@maktab/ui/features/registration/public/teacherApplication.schema'
import { CreateTeacherAccountScreen } from '@maktab/ui/features/registration/public/CreateTeacherAccountScreen'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useCoursesForRegistration } from '#features/courses/courseQueryHooks.ts'
import { useDraft } from '#session/formDrafts.ts'
import { useFormStep } from '#navigation/useFormStep.ts'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

function Content() {
  const [isSent, setIsSent] = useState(false)
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<TeacherApplicationValues>('teacher-application', {
    exclude: [],
  })
  // Without a draft, a reload starts at the first step.
  const { step, onStep } = useFormStep({ isKept: draft !== undefined })
  const mutate = useApiMutation({ tell: 'form' })
  return (
    <CreateTeacherAccountScreen
      step={step === 2 || step === 3 ? step : 1}
      onStep={onStep}
      courses={useCoursesForRegistration()}
      onApply={(body) =>
        mutate(
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
      onSaveDraft={saveDraft}
      onResetDraft={resetDraft}
      signInHref={publicPaths.signIn()}
    />
  )
}

export const CreateTeacherAccountContainer = withPublicProviders(Content)
