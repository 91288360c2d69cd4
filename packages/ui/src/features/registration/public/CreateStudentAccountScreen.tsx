import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps, useEffect, useEffectEvent } from 'react'
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
import type { Remote } from '#remote.ts'
import { AccountStep, PasswordNotSavedNotice, useJoinGuardianAccount } from './AccountStep.tsx'
import { CoursesStep } from './CoursesStep.tsx'
import { getGuardianPrefill, getReceiptKey, toFormField, prefillCourse } from './registrationFormValues.ts'
import { type RegistrationResult, RegistrationCompletePage } from './RegistrationCompletePage.tsx'
import {
  type Guardian,
  type RegistrationDraft,
  type RegistrationValues,
  type StepName,
  accountSchema,
  coursesSchema,
  emptyRegistration,
  isBlockFilled,
  toRequest,
} from './registration.schema.ts'
import { useRegistrationPayment } from './CourseFields.tsx'
import { useFormikContext } from 'formik'
import { SubmitStatus as FormSendingStatus } from '#forms/SubmitStatus.tsx'

type CreateStudentAccountScreenProps = SavedPaymentOrigin & {
  courses: Remote<Course[]>
  /** Signed-in guardian who registers another child; undefined for a new account. */
  guardian: Guardian | undefined
  /** Whether the backend lets a child join the account of a taken e-mail. */
  joinsAccounts: boolean
  /** Course page the visitor came from. */
  courseId: number | undefined
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
  const [newReference] = useState(createVisitorReference)
  const initialValues = useInitialValues(draft, () => {
    const restored = prefillCourse(restoreDraft(emptyRegistration(today), draft), courseId)
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
              ...prefillCourse(emptyRegistration(initialValues.registration_date), courseId),
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
        <ReturnToInvalidStep step={step} onStep={onStep} />
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

type RegistrationSubmitStatusProps = Omit<ComponentProps<typeof FormSendingStatus>, 'label'>

/** Submission status; mentions pictures only if there are any. */
function RegistrationSubmitStatus(props: RegistrationSubmitStatusProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const hasPictures = values.courses.some(({ billing }) => billing.receipt_image !== null)
  return <FormSendingStatus {...props} label={hasPictures ? t`Sending images` : t`Sending`} />
}

type ReturnToInvalidStepProps = { step: StepName; onStep: (step: StepName) => void }

/** Goes back to the first step if it has an error, such as an e-mail that is taken. */
function ReturnToInvalidStep({ step, onStep }: ReturnToInvalidStepProps) {
  const { errors, isSubmitting } = useFormikContext<RegistrationValues>()
  const hasAccountError =
    step === 'courses' && !isSubmitting && Object.keys(errors).some((field) => field !== 'courses')
  const goToAccountStep = useEffectEvent(() => onStep('account'))
  useEffect(() => {
    if (hasAccountError) goToAccountStep()
  }, [hasAccountError])
  return null
}
