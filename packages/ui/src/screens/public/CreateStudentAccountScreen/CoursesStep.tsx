import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FailedState } from '#components/FailedState/FailedState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { PaymentInstructions } from '#components/PaymentInstructions/PaymentInstructions.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import type { Remote } from '#remote.ts'
import { CourseBlocks } from './CourseBlocks.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Fields, Step } from './CreateStudentAccountScreen.styles.ts'
import type { RegistrationValues } from './registration.schema.ts'
import { SkipButton } from './SkipButton.tsx'

type CoursesStepProps = {
  courses: Remote<Course[]>
  onBack: () => void
  onSkipping: (isSkipping: boolean) => void
  /** How the sending goes, above the buttons. */
  children: ReactNode
}

/** Which courses, when, and how they were paid; or none for now (decision 20). */
export function CoursesStep({ courses, onBack, onSkipping, children }: CoursesStepProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<RegistrationValues>()
  const isEmpty = courses.state === 'ready' && courses.data.length === 0
  const canChoose = courses.state !== 'failed' && !isEmpty
  const goBack = () => {
    resetForm({ values })
    onBack()
  }
  return (
    <Step>
      {courses.state === 'failed' && <FailedState message={courses.message} onRetry={courses.retry} />}
      {isEmpty && (
        <Notice tone="info" title={<Trans>No courses yet</Trans>}>
          <Trans>The school offers no courses at the moment. You can create your account all the same.</Trans>
        </Notice>
      )}
      {canChoose && (
        <>
          <Fields>
            <p>
              <Trans>Pay for each course as the school asks, then add a picture of the receipt to it.</Trans>
            </p>
            <PaymentInstructions />
          </Fields>
          <CourseBlocks courses={courses} />
        </>
      )}
      <Fields>
        {children}
        <Buttons>
          {canChoose && (
            <SubmitButton pendingLabel={t`Submitting...`} isInline>
              <Trans>Submit</Trans>
            </SubmitButton>
          )}
          <SkipButton variant={canChoose ? 'secondary' : 'primary'} onSkipping={onSkipping} />
          <Button variant="quiet" isDisabled={isSubmitting} onPress={goBack}>
            <Trans>Cancel</Trans>
          </Button>
        </Buttons>
        <Hint>
          <Trans>Skip creates your account without courses; you can buy them once you have signed in.</Trans>
        </Hint>
      </Fields>
    </Step>
  )
}
