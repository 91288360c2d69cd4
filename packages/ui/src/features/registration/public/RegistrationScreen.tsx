import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Stepper } from '#components/Stepper/Stepper.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import type { SavedPaymentOrigin } from '#features/payments/form/PaymentFields.tsx'
import { DraftAutosave, RestoredDraftNotice, SyncInitialValues, SyncToday } from '#forms/FormDraft.tsx'
import { useFocusOnStepChange } from '#forms/formFocus.ts'
import { restoreDraft, useInitialValues } from '#forms/formValues.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { StepperPage } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { createVisitorReference } from '#lib/money/paymentStates.ts'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { type SubmitResult, done, handled, mapFieldErrors } from '#submitResult.ts'
import { ContactStep } from './ContactStep.tsx'
import { useRegistrationPayment } from './CourseFields.tsx'
import { ReturnToInvalidStep } from './FormSteps.tsx'
import { type RegistrationResult, RegistrationCompletePage } from './RegistrationCompletePage.tsx'
import { PasswordNotSavedNotice, RegistrationSubmitStatus } from './RegistrationNotices.tsx'
import type { CheckEmail } from './SignInFields.tsx'
import { StudentStep } from './StudentStep.tsx'
import { TimesStep } from './TimesStep.tsx'
import {
  type RegistrationDraft,
  type RegistrationPrefill,
  type RegistrationValues,
  emptyRegistration,
  isBlockFilled,
} from './registration.schema.ts'
import { fillKnownFields, getReceiptKey, prefillCourse, toFormField, toSchoolTimes } from './registrationFormValues.ts'
import { toRequest } from './registrationRequest.schema.ts'
import {
  type RegistrationStep,
  createStepSchema,
  getStepOfField,
  registrationSteps,
} from './registrationSteps.schema.ts'
import { useJoinGuardianAccount } from './useJoinGuardianAccount.ts'

type RegistrationScreenProps = SavedPaymentOrigin & {
  courses: Remote<Course[]>
  /** Whether a child may join the account of a taken e-mail. */
  joinsAccounts: boolean
  onCheckEmail: CheckEmail | undefined
  /** Course page the visitor came from. */
  courseId: number | undefined
  /** What a trial lesson tells about the student. */
  known?: RegistrationPrefill | undefined
  /** Draft restored from storage, not yet validated. */
  draft: unknown
  onSaveDraft: (values: RegistrationValues) => void
  onResetDraft: () => void
  onRegister: (draft: RegistrationDraft) => Promise<SubmitResult>
  /** Upload progress from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  step: RegistrationStep
  onStep: (step: RegistrationStep) => void
  registered: RegistrationResult | undefined
  /** Start page of the signed-in student. */
  homeHref: string | undefined
  signInHref: string
}

/** Registration where courses are paid for later: student, times, contact and account (decision 300). */
export function RegistrationScreen({ registered, homeHref, signInHref, ...props }: RegistrationScreenProps) {
  const { t } = useLingui()
  const { step } = props
  const page = useFocusOnStepChange(registered ? 'registered' : step)
  const names = [t`Who’s learning`, t`Times`, t`Contact and account`, t`Done`]
  return (
    <StepperPage ref={page}>
      <Stepper steps={names} current={registered ? names.length : registrationSteps.indexOf(step) + 1} />
      {registered ? (
        <RegistrationCompletePage {...registered} homeHref={homeHref} signInHref={signInHref} />
      ) : (
        <StepsForm {...props} signInHref={signInHref} />
      )}
    </StepperPage>
  )
}

type StepsFormProps = Omit<RegistrationScreenProps, 'registered' | 'homeHref'>

function StepsForm({
  courses,
  joinsAccounts,
  onCheckEmail,
  courseId,
  known,
  draft,
  onSaveDraft,
  onResetDraft,
  onRegister,
  uploadProgress,
  onStopSending,
  signInHref,
  step,
  onStep,
  ...savedOrigin
}: StepsFormProps) {
  const today = useToday()
  const offered = courses.state === 'ready' ? courses.data : []
  const [isSkipped, setSkipped] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const school = useSchoolSettings()
  const now = useNow()
  const [newReference] = useState(createVisitorReference)
  const prefill = (values: RegistrationValues) =>
    fillKnownFields(prefillCourse(values, courseId), known, school.viewerZone)
  const initialValues = useInitialValues(draft, () => {
    const restored = prefill(restoreDraft(emptyRegistration(today), draft))
    return { ...restored, reference: restored.reference || newReference }
  })
  const paying = useRegistrationPayment(savedOrigin)
  const joining = useJoinGuardianAccount({ isSibling: false, joinsAccounts })
  const sending = { offered, hasExtensions: paying.hasExtensions, origin: paying.origin, keepsRequests: true }

  const send = async (values: RegistrationValues) => {
    if (step === 'student') return done
    const hasCourse = values.courses.some(isBlockFilled)
    if (step === 'times') {
      if (hasCourse || isSkipped) return done
      setIsAsking(true)
      return handled
    }
    const joinsAccount = joining.isJoining(values.email)
    const outcome = await onRegister(toRequest(toSchoolTimes(values, school, now), { ...sending, joinsAccount }))
    // The format was validated here, so a server error on the e-mail means that it is taken.
    if (outcome.state === 'refused' && outcome.fields['email'] && !joinsAccount) joining.onTaken(values.email)
    return mapFieldErrors(outcome, toFormField(values))
  }
  return (
    <>
      <StepHeading step={step} />
      <ValidatedForm
        initialValues={initialValues}
        schema={createStepSchema(step, { today, offered })}
        onSubmit={send}
        onDone={() => step !== 'contact' && onStep(step === 'student' ? 'times' : 'contact')}
        showsErrorBelow={step === 'contact'}
        // The draft is saved, so leaving needs no confirmation.
        isGuarded={false}
      >
        <SyncInitialValues nextInitialValues={initialValues} />
        <DraftAutosave onChange={onSaveDraft} />
        {step === 'student' && (
          <RestoredDraftNotice
            blank={{
              ...prefill(emptyRegistration(initialValues.registration_date)),
              reference: initialValues.reference,
            }}
            freshValues={{ reference: newReference }}
            onReset={onResetDraft}
            getReceiptKeys={(values) => values.courses.map((_, index) => getReceiptKey(values, index))}
          >
            <PasswordNotSavedNotice />
          </RestoredDraftNotice>
        )}
        <SyncToday<RegistrationValues> name="registration_date" today={today} />
        <ReturnToInvalidStep steps={registrationSteps} step={step} getStepOfField={getStepOfField} onStep={onStep} />
        {step === 'student' && <StudentStep courses={courses} today={today} />}
        {step === 'times' && (
          <TimesStep
            courses={courses}
            payment={paying}
            onBack={() => onStep('student')}
            skipping={{ isAsking, onAsking: setIsAsking, onSkipping: setSkipped }}
          />
        )}
        {step === 'contact' && (
          <ContactStep today={today} joining={joining} onCheckEmail={onCheckEmail} onBack={() => onStep('times')}>
            <RegistrationSubmitStatus uploadProgress={uploadProgress} onStop={onStopSending} />
          </ContactStep>
        )}
      </ValidatedForm>
      {step === 'student' && (
        <TextLink href={signInHref}>
          <Trans>Already have an account?</Trans>
        </TextLink>
      )}
    </>
  )
}

/** Title of a step, and what it is for. */
function StepHeading({ step }: { step: RegistrationStep }) {
  const { t } = useLingui()
  switch (step) {
    case 'student':
      return <PublicHeading title={t`Create Student Account`} />
    case 'times':
      return (
        <PublicHeading title={t`Choose times`}>
          <Trans>The school suggests a teacher and a time.</Trans>
        </PublicHeading>
      )
    case 'contact':
      return (
        <PublicHeading title={t`Contact and account`}>
          <Trans>The school contacts you with its suggestion.</Trans>
        </PublicHeading>
      )
  }
}
