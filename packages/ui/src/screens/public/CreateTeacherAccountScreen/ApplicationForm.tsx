import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useToday } from '#environment/Clock.tsx'
import { FollowStart } from '#forms/FollowStart.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { useStart } from '#forms/useStart.ts'
import { type Outcome, done } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { type Application, type ApplicationValues, blankApplication, toRequest } from './application.schema.ts'
import { type ApplicationStep, stepSchema } from './applicationSteps.ts'
import { CourseBlocks } from './CourseBlocks.tsx'
import { Parts } from './CreateTeacherAccountScreen.styles.ts'
import { FollowErrors } from './FollowErrors.tsx'
import { FollowToday } from '#forms/FollowToday.tsx'
import { ExperienceFields, PersonFields } from './PersonFields.tsx'
import { StepButtons } from './StepButtons.tsx'

export type ApplicationFormProps = {
  courses: Remote<readonly Course[]>
  onApply: (application: Application) => Promise<Outcome>
  /** What was kept of an earlier try, in whatever shape. */
  draft: unknown
  onKeepDraft: (values: ApplicationValues) => void
  onEmptyDraft: () => void
  step: ApplicationStep
  onStep: (step: ApplicationStep) => void
}

/** Three steps under one address: what was typed goes along, and is sent with the last one. */
export function ApplicationForm({
  courses,
  onApply,
  draft,
  onKeepDraft,
  onEmptyDraft,
  step,
  onStep,
}: ApplicationFormProps) {
  const today = useToday()
  const { openedAt, initialValues } = useStart(draft, () => ({
    openedAt: step,
    initialValues: restoreDraft(blankApplication(today), draft),
  }))
  const onOffer = courses.state === 'ready' ? courses.data : []
  return (
    <ScreenForm
      initialValues={initialValues}
      schema={stepSchema(step, { today, courses: onOffer })}
      onSubmit={async (values) => (step === 3 ? onApply(toRequest(values, onOffer)) : done)}
      onDone={() => {
        if (step < 3) onStep(step === 1 ? 2 : 3)
      }}
      // What was typed is kept, and is there again when one comes back.
      isGuarded={false}
    >
      <FollowStart start={initialValues} />
      <KeepDraft onChange={onKeepDraft} />
      {step === openedAt && (
        <KeptDraftNotice
          blank={blankApplication(initialValues.application_date)}
          onEmpty={() => {
            onEmptyDraft()
            if (step > 1) onStep(1)
          }}
        >
          <Trans>It stays in this tab until it is sent, for an hour at most.</Trans>
        </KeptDraftNotice>
      )}
      <FollowToday<ApplicationValues> name="application_date" today={today} />
      <FollowErrors step={step} onStep={onStep} />
      <Parts>
        {step === 1 && <PersonFields today={today} />}
        {step === 2 && <ExperienceFields today={today} />}
        {step === 3 && <CourseBlocks courses={courses} />}
      </Parts>
      <StepButtons step={step} onBack={() => onStep(step === 3 ? 2 : 1)} />
    </ScreenForm>
  )
}
