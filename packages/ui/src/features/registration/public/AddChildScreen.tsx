import type { Course, NewChild } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Stepper } from '#components/Stepper/Stepper.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { DraftAutosave, RestoredDraftNotice, SyncInitialValues } from '#forms/FormDraft.tsx'
import { useFocusOnStepChange } from '#forms/formFocus.ts'
import { restoreDraft, useInitialValues } from '#forms/formValues.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { StepperPage } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type RegistrationResult, RegistrationCompletePage } from './RegistrationCompletePage.tsx'
import { type Guardian, type RegistrationValues, emptyRegistration } from './registration.schema.ts'
import { getGuardianPrefill, prefillCourse, toSchoolTimes } from './registrationFormValues.ts'
import { createChildSchema } from './registrationSteps.schema.ts'
import { AddChildFields } from './AddChildFields.tsx'
import { isGuardianKnown, toChildRequest } from './addChildRequest.ts'

type AddChildScreenProps = {
  courses: Remote<Course[]>
  /** The signed-in guardian, as far as the school knows them. */
  guardian: Guardian
  /** Course page the guardian came from. */
  courseId: number | undefined
  /** Draft restored from storage, not yet validated. */
  draft: unknown
  onSaveDraft: (values: RegistrationValues) => void
  onResetDraft: () => void
  onAddChild: (child: NewChild) => Promise<SubmitResult>
  registered: RegistrationResult | undefined
  /** Start page of the new child. */
  homeHref: string | undefined
  signInHref: string
}

/** Another child of a signed-in guardian: name, birth date, language and course; the rest is known (decision 302). */
export function AddChildScreen({ registered, homeHref, signInHref, ...props }: AddChildScreenProps) {
  const { t } = useLingui()
  const page = useFocusOnStepChange(registered ? 'registered' : 'child')
  return (
    <StepperPage ref={page}>
      <Stepper steps={[t`Who’s learning`, t`Done`]} current={registered ? 2 : 1} />
      {registered ? (
        <RegistrationCompletePage {...registered} homeHref={homeHref} signInHref={signInHref} />
      ) : (
        <AddChildForm {...props} />
      )}
    </StepperPage>
  )
}

type AddChildFormProps = Omit<AddChildScreenProps, 'registered' | 'homeHref' | 'signInHref'>

function AddChildForm({
  courses,
  guardian,
  courseId,
  draft,
  onSaveDraft,
  onResetDraft,
  onAddChild,
}: AddChildFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const school = useSchoolSettings()
  const now = useNow()
  const [asksGuardian, setAsksGuardian] = useState(!isGuardianKnown(guardian))
  const initialValues = useInitialValues(draft, () => {
    const restored = prefillCourse(restoreDraft(emptyRegistration(today), draft), courseId)
    // The form shows one course; another one of the draft would be requested unseen.
    const courses = restored.courses.slice(0, 1)
    return { ...restored, courses, ...getGuardianPrefill(guardian, restored) }
  })
  return (
    <>
      <PublicHeading title={t`Add another child`}>
        <Trans>Your child gets their own page. You’ll sign in as usual.</Trans>
      </PublicHeading>
      <ValidatedForm
        initialValues={initialValues}
        schema={createChildSchema(today, { asksGuardian })}
        onSubmit={(values) =>
          onAddChild(toChildRequest(toSchoolTimes(values, school, now), { guardian, asksGuardian }))
        }
        // The draft is saved, so leaving needs no confirmation.
        isGuarded={false}
      >
        <SyncInitialValues nextInitialValues={initialValues} />
        <DraftAutosave onChange={onSaveDraft} />
        <RestoredDraftNotice
          blank={{
            ...prefillCourse(emptyRegistration(initialValues.registration_date), courseId),
            ...getGuardianPrefill(guardian),
          }}
          onReset={onResetDraft}
        />
        {courses.state === 'failed' && (
          <Notice tone="info">
            <Trans>Courses couldn’t be loaded. You can choose one later.</Trans>
          </Notice>
        )}
        <AddChildFields
          courses={courses}
          today={today}
          asksGuardian={asksGuardian}
          onChangeGuardian={() => setAsksGuardian(true)}
        />
      </ValidatedForm>
    </>
  )
}
