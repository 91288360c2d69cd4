import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StepperPage } from '#layouts/Page/Page.tsx'
import { Stepper } from '#components/Stepper/Stepper.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { SyncInitialValues, DraftAutosave, RestoredDraftNotice, SyncToday } from '#forms/FormDraft.tsx'
import { restoreDraft, useInitialValues } from '#forms/formValues.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { useFocusOnStepChange } from '#forms/formFocus.ts'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { createVisitorReference } from '#lib/money/paymentStates.ts'
import { type SubmitResult, done, mapFieldErrors, handled } from '#submitResult.ts'
import type { SavedPaymentOrigin } from '#features/payments/form/PaymentFields.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { AccountStep } from './AccountStep.tsx'
import { PasswordNotSavedNotice, RegistrationSubmitStatus } from './RegistrationNotices.tsx'
import { useJoinGuardianAccount } from './useJoinGuardianAccount.ts'
import { CoursesStep } from './CoursesStep.tsx'
import { ReturnToInvalidStep } from './FormSteps.tsx'
import {
  fillKnownFields,
  getGuardianPrefill,
  getReceiptKey,
  toFormField,
  prefillCourse,
} from './registrationFormValues.ts'
import { type RegistrationResult, RegistrationCompletePage } from './RegistrationCompletePage.tsx'
import {
  type Guardian,
  type RegistrationDraft,
  type RegistrationPrefill,
  type RegistrationValues,
  type StepName,
  accountSchema,
  coursesSchema,
  emptyRegistration,
  isBlockFilled,
} from './registration.schema.ts'
import { toRequest } from './registrationRequest.schema.ts'
import { useRegistrationPayment } from './CourseFields.tsx'

const steps: readonly StepName[] = ['account', 'courses']

const getStepOfField = (field: string): StepName => (field === 'courses' ? 'courses' : 'account')

type CreateStudentAccountScreenProps = SavedPaymentOrigin & {
  courses: Remote<Course[]>
  /** Signed-in guardian who registers another child; undefined for a new account. */
  guardian: Guardian | undefined
  /** Whether the backend lets a child join the account of a taken e-mail. */
  joinsAccounts: boolean
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
  step: StepName
  onStep: (step: StepName) => void
  registered: RegistrationResult | undefined
  /** Start page of the signed-in student. */
  homeHref: string | undefined
  signInHref: string
}

/** 1§2 “Create Student Account”: student details, courses, then a page about the next steps. */
export function CreateStudentAccountScreen({
  registered,
  homeHref,
  signInHref,
  ...props
}: CreateStudentAccountScreenProps) {
  const { t } = useLingui()
  const { step } = props
  const page = useFocusOnStepChange(registered ? 'registered' : step)
  const current = step === 'account' ? 1 : 2
  return (
    <StepperPage ref={page}>
      <Stepper steps={[t`Who’s learning`, t`Course and times`, t`Done`]} current={registered ? 3 : current} />
      {registered ? (
        <RegistrationCompletePage {...registered} homeHref={homeHref} signInHref={signInHref} />
      ) : (
        <RegistrationForm {...props} signInHref={signInHref} />
      )}
    </StepperPage>
  )
}

type RegistrationFormProps = Omit<CreateStudentAccountScreenProps, 'registered' | 'homeHref'>

function RegistrationForm({
  courses,
  guardian,
  joinsAccounts,
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
}: RegistrationFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const offered = courses.state === 'ready' ? courses.data : []
  const [isSkipped, setSkipped] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { timeZone } = useSchoolSettings()
  const [newReference] = useState(createVisitorReference)
  const prefill = (values: RegistrationValues) => fillKnownFields(prefillCourse(values, courseId), known, timeZone)
  const initialValues = useInitialValues(draft, () => {
    const restored = prefill(restoreDraft(emptyRegistration(today), draft))
    return {
      ...restored,
      ...getGuardianPrefill(guardian, restored),
      reference: restored.reference || newReference,
    }
  })
  const paying = useRegistrationPayment(savedOrigin)
  const joining = useJoinGuardianAccount({ isSibling: guardian !== undefined, joinsAccounts })

  const sending = { offered, hasExtensions: paying.hasExtensions, origin: paying.origin }
  const send = async (values: RegistrationValues) => {
    // The first step only navigates; the second confirms before submitting without courses.
    if (step === 'account') return done
    if (!isSkipped && !values.courses.some(isBlockFilled)) {
      setIsAsking(true)
      return handled
    }
    const joinsAccount = joining.isJoining(values.email)
    const outcome = await onRegister(toRequest(values, { ...sending, joinsAccount }))
    // The format was validated here, so a server error on the e-mail means that it is taken.
    if (outcome.state === 'refused' && outcome.fields['email'] && !joinsAccount) joining.onTaken(values.email)
    return mapFieldErrors(outcome, toFormField(values))
  }
  return (
    <>
      {step === 'account' ? (
        <PublicHeading title={t`Create Student Account`}>
          <Trans>Tell us who’s learning. Next, you’ll choose courses and times.</Trans>
        </PublicHeading>
      ) : (
        <PublicHeading title={t`Select courses with class timing`}>
          <span>
            <Trans>Fill in the information to request admin approval.</Trans>
          </span>{' '}
          <Trans>Only paid courses need approval. Your account and free courses are ready right away.</Trans>
        </PublicHeading>
      )}
      <ValidatedForm
        initialValues={initialValues}
        schema={step === 'account' ? accountSchema(today) : coursesSchema(today, { offered })}
        onSubmit={send}
        onDone={() => onStep('courses')}
        showsErrorBelow={step === 'courses'}
        // The draft is saved, so leaving needs no confirmation.
        isGuarded={false}
      >
        <SyncInitialValues nextInitialValues={initialValues} />
        <DraftAutosave onChange={onSaveDraft} />
        {step === 'account' && (
          <RestoredDraftNotice
            blank={{
              ...prefill(emptyRegistration(initialValues.registration_date)),
              reference: initialValues.reference,
              ...getGuardianPrefill(guardian),
            }}
            freshValues={{ reference: newReference }}
            onReset={onResetDraft}
            getReceiptKeys={(values) => values.courses.map((_, index) => getReceiptKey(values, index))}
          >
            <PasswordNotSavedNotice />
          </RestoredDraftNotice>
        )}
        <SyncToday<RegistrationValues> name="registration_date" today={today} />
        <ReturnToInvalidStep steps={steps} step={step} getStepOfField={getStepOfField} onStep={onStep} />
        {step === 'account' ? (
          <AccountStep courses={courses} today={today} joining={joining} />
        ) : (
          <CoursesStep
            courses={courses}
            payment={paying}
            onBack={() => onStep('account')}
            skipping={{ isAsking, onAsking: setIsAsking, onSkipping: setSkipped }}
          >
            <RegistrationSubmitStatus uploadProgress={uploadProgress} onStop={onStopSending} />
          </CoursesStep>
        )}
      </ValidatedForm>
      {step === 'account' && guardian === undefined && (
        <TextLink href={signInHref}>
          <Trans>Already have an account?</Trans>
        </TextLink>
      )}
    </>
  )
}
