import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useToday } from '#providers/ClockProvider.tsx'
import { SyncInitialValues, DraftAutosave, RestoredDraftNotice, SyncToday } from '#forms/FormDraft.tsx'
import { restoreDraft, useInitialValues } from '#forms/formValues.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { type SubmitResult, done } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import {
  type Application,
  type TeacherApplicationValues,
  blankApplication,
  toRequest,
  type ApplicationLimits,
  teacherApplicationSchema,
} from './teacherApplication.schema.ts'
import { CourseBlocks, ExperienceFields, PersonFields } from './TeacherApplicationFields.tsx'
import { FormSections } from './registration.styles.ts'
import { BackButton, ReturnToInvalidStep } from './FormSteps.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { type Struct, any, object } from 'superstruct'

const steps = [1, 2, 3] as const
type ApplicationStep = (typeof steps)[number]

const stepByField: Record<keyof TeacherApplicationValues, ApplicationStep> = {
  name: 1,
  date_of_birth: 1,
  gender: 1,
  nationality: 1,
  languages_spoken: 1,
  contact_number: 1,
  email: 1,
  current_address: 1,
  qualification: 2,
  institution: 2,
  experience_Quran: 2,
  other_experience: 2,
  age_group: 2,
  application_date: 2,
  course: 3,
}

/** Step of a field; errors of unknown fields show in the last step. */
function getStepOfField(field: string): ApplicationStep {
  return new Map<string, ApplicationStep>(Object.entries(stepByField)).get(field) ?? 3
}

/** Schema that validates the fields up to and including a step. */
function createStepSchema(step: ApplicationStep, limits: ApplicationLimits): Struct<TeacherApplicationValues> {
  const rules = Object.entries(teacherApplicationSchema(limits).schema)
  const stepRules = rules.map(([field, rule]) => [field, getStepOfField(field) <= step ? rule : any()])
  return object(Object.fromEntries(stepRules)) as unknown as Struct<TeacherApplicationValues>
}

export type TeacherApplicationFormProps = {
  courses: Remote<readonly Course[]>
  onApply: (application: Application) => Promise<SubmitResult>
  /** Draft restored from storage, not yet validated. */
  draft: unknown
  onSaveDraft: (values: TeacherApplicationValues) => void
  onResetDraft: () => void
  step: ApplicationStep
  onStep: (step: ApplicationStep) => void
}

/** Form with three steps on one URL; the values are kept between steps and submitted with the last. */
export function TeacherApplicationForm({
  courses,
  onApply,
  draft,
  onSaveDraft,
  onResetDraft,
  step,
  onStep,
}: TeacherApplicationFormProps) {
  const today = useToday()
  const { openedAt, initialValues } = useInitialValues(draft, () => ({
    openedAt: step,
    initialValues: restoreDraft(blankApplication(today), draft),
  }))
  const offeredCourses = courses.state === 'ready' ? courses.data : []
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={createStepSchema(step, { today, courses: offeredCourses })}
      onSubmit={async (values) => (step === 3 ? onApply(toRequest(values, offeredCourses)) : done)}
      onDone={() => {
        if (step < 3) onStep(step === 1 ? 2 : 3)
      }}
      // The draft is saved, so leaving needs no confirmation.
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
          <Trans>We keep your draft in this tab for up to an hour.</Trans>
        </RestoredDraftNotice>
      )}
      <SyncToday<TeacherApplicationValues> name="application_date" today={today} />
      <ReturnToInvalidStep steps={steps} step={step} getStepOfField={getStepOfField} onStep={onStep} />
      <FormSections>
        {step === 1 && <PersonFields today={today} />}
        {step === 2 && <ExperienceFields today={today} />}
        {step === 3 && <CourseBlocks courses={courses} />}
      </FormSections>
      <StepButtons step={step} onBack={() => onStep(step === 3 ? 2 : 1)} />
    </ValidatedForm>
  )
}

type StepButtonsProps = { step: ApplicationStep; onBack: () => void }

/** Next or submit button, and a back button that keeps the values. */
function StepButtons({ step, onBack }: StepButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      {step === 3 ? (
        <FormActions pendingLabel={t`Submitting...`} isFullWidth>
          <Trans>Submit Application</Trans>
        </FormActions>
      ) : (
        <FormActions pendingLabel={t`Next`} isFullWidth>
          <Trans>Next</Trans>
        </FormActions>
      )}
      {step > 1 && (
        <BackButton variant="quiet" isFullWidth onBack={onBack}>
          <Trans>Back</Trans>
        </BackButton>
      )}
    </>
  )
}
