import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useToday } from '#providers/ClockProvider.tsx'
import { SyncInitialValues } from '#forms/SyncInitialValues.tsx'
import { DraftAutosave } from '#forms/DraftAutosave.tsx'
import { RestoredDraftNotice } from '#forms/RestoredDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { useInitialValues } from '#forms/useInitialValues.ts'
import { type SubmitResult, done } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { type Application, type ApplicationValues, blankApplication, toRequest } from './application.schema.ts'
import { type ApplicationStep, createStepSchema } from './applicationSteps.ts'
import { CourseBlocks } from './TeacherCourseBlocks.tsx'
import { FormSections } from './CreateTeacherAccountScreen.styles.ts'
import { ReturnToInvalidStep } from './FollowErrors.tsx'
import { SyncToday } from '#forms/SyncToday.tsx'
import { ExperienceFields, PersonFields } from './PersonFields.tsx'
import { StepButtons } from './StepButtons.tsx'

export type ApplicationFormProps = {
  courses: Remote<readonly Course[]>
  onApply: (application: Application) => Promise<SubmitResult>
  /** What was kept of an earlier try, in whatever shape. */
  draft: unknown
  onSaveDraft: (values: ApplicationValues) => void
  onResetDraft: () => void
  step: ApplicationStep
  onStep: (step: ApplicationStep) => void
}

/** Three steps under one address: what was typed goes along, and is sent with the last one. */
export function ApplicationForm({
  courses,
  onApply,
  draft,
  onSaveDraft,
  onResetDraft,
  step,
  onStep,
}: ApplicationFormProps) {
  const today = useToday()
  const { openedAt, initialValues } = useInitialValues(draft, () => ({
    openedAt: step,
    initialValues: restoreDraft(blankApplication(today), draft),
  }))
  const onOffer = courses.state === 'ready' ? courses.data : []
  return (
    <ScreenForm
      initialValues={initialValues}
      schema={createStepSchema(step, { today, courses: onOffer })}
      onSubmit={async (values) => (step === 3 ? onApply(toRequest(values, onOffer)) : done)}
      onDone={() => {
        if (step < 3) onStep(step === 1 ? 2 : 3)
      }}
      // What was typed is kept, and is there again when one comes back.
      isGuarded={false}
    >
      <SyncInitialValues nextInitialValues={initialValues} />
      <DraftAutosave onChange={onSaveDraft} />
      {step === openedAt && (
        <RestoredDraftNotice
          blank={blankApplication(initialValues.application_date)}
          onReset={() => {
            onResetDraft()
            if (step > 1) onStep(1)
          }}
        >
          <Trans>It stays in this tab until it is sent, for an hour at most.</Trans>
        </RestoredDraftNotice>
      )}
      <SyncToday<ApplicationValues> name="application_date" today={today} />
      <ReturnToInvalidStep step={step} onStep={onStep} />
      <FormSections>
        {step === 1 && <PersonFields today={today} />}
        {step === 2 && <ExperienceFields today={today} />}
        {step === 3 && <CourseBlocks courses={courses} />}
      </FormSections>
      <StepButtons step={step} onBack={() => onStep(step === 3 ? 2 : 1)} />
    </ScreenForm>
  )
}
