import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Stepper } from '../../../components/Stepper/Stepper.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { isSameValue } from '../../../forms/isSameValue.ts'
import { KeepDraft } from '../../../forms/KeepDraft.tsx'
import { restoreDraft } from '../../../forms/restoreDraft.ts'
import { ScreenForm } from '../../../forms/ScreenForm.tsx'
import { splitFields } from '../../../forms/splitFields.ts'
import { PublicHeading } from '../../../layouts/PublicHeading/PublicHeading.tsx'
import { schoolToday } from '../../../model/schoolTime.ts'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { AccountStep } from './AccountStep.tsx'
import { CoursesStep } from './CoursesStep.tsx'
import { Page } from './CreateStudentAccountScreen.styles.ts'
import { FollowErrors } from './FollowErrors.tsx'
import { FollowToday } from '../../../forms/FollowToday.tsx'
import type { Registered } from './RegisteredPage.tsx'
import { RegisteredPage } from './RegisteredPage.tsx'
import type { StepName } from './registration.schema.ts'
import { registrationSchema } from './registration.schema.ts'
import type { RegistrationDraft, RegistrationValues } from './registration.schema.ts'
import { emptyRegistration, toRequest } from './registration.schema.ts'
import { SendingStatus } from './SendingStatus.tsx'
import { toFormFields } from './toFormFields.ts'
import { useArrival } from './useArrival.ts'

type CreateStudentAccountScreenProps = {
  courses: Remote<components['schemas']['Course'][]>
  now: Date
  /** What was typed before the page was loaded anew, of whatever shape. */
  draft: unknown
  onKeepDraft: (values: RegistrationValues) => void
  onRegister: (draft: RegistrationDraft) => Outcome
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
    <Page ref={page}>
      {registered ? (
        <RegisteredPage {...registered} signInHref={signInHref} />
      ) : (
        <RegistrationForm {...props} step={step} onStep={setStep} signInHref={signInHref} />
      )}
    </Page>
  )
}

type RegistrationFormProps = Omit<CreateStudentAccountScreenProps, 'registered'> & {
  step: StepName
  onStep: (step: StepName) => void
}

function RegistrationForm({
  courses,
  now,
  draft,
  onKeepDraft,
  onRegister,
  sentShare,
  onStopSending,
  signInHref,
  step,
  onStep,
}: RegistrationFormProps) {
  const { t } = useLingui()
  const today = schoolToday(now, useSchool().timeZone)
  const offered = courses.state === 'ready' ? courses.data : []
  const [start] = useState(() => restoreDraft(emptyRegistration(today), draft))
  const [failure, setFailure] = useState('')
  const [isRestored] = useState(() => !isSameValue(start, emptyRegistration(start.registration_date)))

  const register = async (values: RegistrationValues) => {
    setFailure('')
    const refusal = await onRegister(toRequest(values, offered))
    if (!refusal) return undefined
    const { known, strays } = splitFields(toFormFields(refusal.fields, values), values)
    // What is of no field is said beside the button: the top of the form is far away.
    setFailure(Object.keys(refusal.fields).length > 0 ? strays.join(' ') : refusal.message)
    return { message: '', fields: known }
  }
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
      {step === 'account' && isRestored && (
        <Notice tone="info" title={<Trans>What you typed is still here.</Trans>}>
          <Trans>Your receipts and password are not kept: choose them again.</Trans>
        </Notice>
      )}
      <ScreenForm
        initialValues={start}
        schema={registrationSchema({ step, today, offered })}
        onSubmit={step === 'account' ? nothing : register}
        onDone={() => onStep('courses')}
        // What was typed is kept, and is there again when one comes back.
        isGuarded={false}
      >
        <KeepDraft onChange={onKeepDraft} />
        <FollowToday name="registration_date" today={today} />
        <FollowErrors step={step} onStep={onStep} />
        {step === 'account' ? (
          <AccountStep today={today} />
        ) : (
          <CoursesStep courses={courses} onBack={() => onStep('account')}>
            <SendingStatus sentShare={sentShare} failure={failure} onStop={onStopSending} />
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

/** The first step sends nothing. */
async function nothing(): Promise<void> {
  return undefined
}
