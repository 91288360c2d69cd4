import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useToday } from '#providers/ClockProvider.tsx'
import { SyncInitialValues, DraftAutosave, RestoredDraftNotice, SyncToday } from '#forms/FormDraft.tsx'
import { restoreDraft, useInitialValues } from '#forms/formValues.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { type SubmitResult, done } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import {
  type Application,
  type ApplicationValues,
  blankApplication,
  toRequest,
  type ApplicationLimits,
  applicationSchema,
} from './application.schema.ts'
import { CourseBlocks, ExperienceFields, PersonFields } from './ApplicationFields.tsx'
import { FormSections } from './registration.styles.ts'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { type Struct, any, object } from 'superstruct'

/** The first is 1. */
type ApplicationStep = 1 | 2 | 3

const steps: Record<keyof ApplicationValues, ApplicationStep> = {
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

/** In which step a field stands; what is of none is shown in the last. */
function getStepOfField(field: string): ApplicationStep {
  return new Map<string, ApplicationStep>(Object.entries(steps)).get(field) ?? 3
}

/** What has to be right to go on from a step: its own fields, and those of the steps before. */
function createStepSchema(step: ApplicationStep, limits: ApplicationLimits): Struct<ApplicationValues> {
  const rules = Object.entries(applicationSchema(limits).schema)
  const own = rules.map(([field, rule]) => [field, getStepOfField(field) <= step ? rule : any()])
  return object(Object.fromEntries(own)) as unknown as Struct<ApplicationValues>
}

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

type ReturnToInvalidStepProps = { step: ApplicationStep; onStep: (step: ApplicationStep) => void }

/** Leads back to the first step in which something was refused, such as an e-mail that is taken. */
function ReturnToInvalidStep({ step, onStep }: ReturnToInvalidStepProps) {
  const { errors, isSubmitting } = useFormikContext<ApplicationValues>()
  const wrong = isSubmitting ? [] : Object.keys(errors).map(getStepOfField)
  const behind = ([1, 2] as const).find((one) => one < step && wrong.includes(one))
  const lead = useEffectEvent(onStep)
  useEffect(() => {
    if (behind !== undefined) lead(behind)
  }, [behind])
  return null
}

type StepButtonsProps = { step: ApplicationStep; onBack: () => void }

/** On to the next step, or out with it; and back, with nothing lost. */
function StepButtons({ step, onBack }: StepButtonsProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<ApplicationValues>()
  const goBack = () => {
    // What is wrong here isn’t said in the step before.
    resetForm({ values })
    onBack()
  }
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
        <Button variant="quiet" isDisabled={isSubmitting} isFullWidth onPress={goBack}>
          <Trans>Back</Trans>
        </Button>
      )}
    </>
  )
}
