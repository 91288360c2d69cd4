import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Stepper } from '#components/Stepper/Stepper.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useToday } from '#environment/Clock.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { PublicHeading } from '#layouts/PublicHeading/PublicHeading.tsx'
import { visitorReference } from '#model/visitorReference.ts'
import { type Outcome, done, placeFields } from '#outcome.ts'
import type { RememberedOrigin } from '#payment/useOrigin.ts'
import type { Remote } from '#remote.ts'
import { AccountStep } from './AccountStep.tsx'
import { CoursesStep } from './CoursesStep.tsx'
import { RegistrationPage } from './CreateStudentAccountScreen.styles.ts'
import { FollowErrors } from './FollowErrors.tsx'
import { FollowToday } from '#forms/FollowToday.tsx'
import { type Registered, RegisteredPage } from './RegisteredPage.tsx'
import {
  type RegistrationDraft,
  type RegistrationValues,
  type StepName,
  accountSchema,
  coursesSchema,
  emptyRegistration,
  toRequest,
} from './registration.schema.ts'
import { receiptName } from './receiptName.ts'
import { SendingStatus } from './SendingStatus.tsx'
import { toFormField } from './toFormField.ts'
import { useArrival } from './useArrival.ts'
import { usePaying } from './usePaying.ts'

type CreateStudentAccountScreenProps = RememberedOrigin & {
  courses: Remote<Course[]>
  /** What was typed before the page was loaded anew, of whatever shape. */
  draft: unknown
  onKeepDraft: (values: RegistrationValues) => void
  onEmptyDraft: () => void
  onRegister: (draft: RegistrationDraft) => Promise<Outcome>
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  /** The account that was created. */
  registered: Registered | undefined
  signInHref: string
}

/** 1§2 “Create Student Account”: the account, then its courses, then what happens next. */
export function CreateStudentAccountScreen({ registered, signInHref, ...props }: CreateStudentAccountScreenProps) {
  const [step, setStep] = useState<StepName>('account')
  const page = useArrival(registered ? 'registered' : step)
  return (
    <RegistrationPage ref={page}>
      {registered ? (
        <RegisteredPage {...registered} signInHref={signInHref} />
      ) : (
        <RegistrationForm {...props} step={step} onStep={setStep} signInHref={signInHref} />
      )}
    </RegistrationPage>
  )
}

type RegistrationFormProps = Omit<CreateStudentAccountScreenProps, 'registered'> & {
  step: StepName
  onStep: (step: StepName) => void
}

function RegistrationForm({
  courses,
  draft,
  onKeepDraft,
  onEmptyDraft,
  onRegister,
  sentShare,
  onStopSending,
  signInHref,
  step,
  onStep,
  ...remembered
}: RegistrationFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const offered = courses.state === 'ready' ? courses.data : []
  const [isSkipped, setSkipped] = useState(false)
  const [fresh] = useState(visitorReference)
  const [start] = useState(() => {
    const restored = restoreDraft(emptyRegistration(today), draft)
    return { ...restored, reference: restored.reference || fresh }
  })
  const paying = usePaying(remembered)
  const { methods } = paying

  const sending = { offered, methods, origin: paying.isKept ? paying.origin : undefined }
  // The first step sends nothing.
  const send = async (values: RegistrationValues) =>
    step === 'account' ? done : placeFields(await onRegister(toRequest(values, sending)), toFormField(values))
  return (
    <>
      <Stepper steps={[t`Your details`, t`Courses`]} current={step === 'account' ? 1 : 2} />
      {step === 'account' ? (
        <PublicHeading title={t`Create Student Account`}>
          <Trans>Tell us who will learn. In the next step you choose the courses.</Trans>
        </PublicHeading>
      ) : (
        <PublicHeading title={t`Select courses with class timing`}>
          <Trans>Fill in the information to request admin approval.</Trans>
        </PublicHeading>
      )}
      <ScreenForm
        initialValues={start}
        schema={step === 'account' ? accountSchema(today) : coursesSchema(today, { offered, methods, isSkipped })}
        onSubmit={send}
        onDone={() => onStep('courses')}
        isToldBelow={step === 'courses'}
        // What was typed is kept, and is there again when one comes back.
        isGuarded={false}
      >
        <KeepDraft onChange={onKeepDraft} />
        {step === 'account' && (
          <KeptDraftNotice
            blank={{ ...emptyRegistration(start.registration_date), reference: start.reference }}
            renewed={{ reference: fresh }}
            onEmpty={onEmptyDraft}
            receiptsOf={(values) => values.courses.map((_, index) => receiptName(values, index))}
          >
            <Trans>Your password is not kept: type it again.</Trans>
          </KeptDraftNotice>
        )}
        <FollowToday<RegistrationValues> name="registration_date" today={today} />
        <FollowErrors step={step} onStep={onStep} />
        {step === 'account' ? (
          <AccountStep today={today} />
        ) : (
          <CoursesStep courses={courses} paying={paying} onBack={() => onStep('account')} onSkipping={setSkipped}>
            <SendingStatus sentShare={sentShare} onStop={onStopSending} />
          </CoursesStep>
        )}
      </ScreenForm>
      {step === 'account' && (
        <TextLink href={signInHref}>
          <Trans>Already have an account?</Trans>
        </TextLink>
      )}
    </>
  )
}
