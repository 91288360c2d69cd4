import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useId } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FailedState } from '#components/FailedState/FailedState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { sumOfPrices } from '#model/money.ts'
import { HowToPay } from '#payment/HowToPay.tsx'
import { PaymentSummary } from '#payment/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { CourseBlocks } from './CourseBlocks.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Fields, Step } from './CreateStudentAccountScreen.styles.ts'
import { type RegistrationValues, paidCourses } from './registration.schema.ts'
import type { Paying } from './usePaying.ts'
import { SkipButton } from './SkipButton.tsx'

type CoursesStepProps = {
  courses: Remote<Course[]>
  paying: Paying
  onBack: () => void
  onSkipping: (isSkipping: boolean) => void
  /** How the sending goes, above the buttons. */
  children: ReactNode
}

/** Which courses, when, and how they were paid; or none for now (decision 20). */
export function CoursesStep({ courses, paying, onBack, onSkipping, children }: CoursesStepProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<RegistrationValues>()
  const isEmpty = courses.state === 'ready' && courses.data.length === 0
  const canChoose = courses.state !== 'failed' && !isEmpty
  const toPay = courses.state === 'ready' ? paidCourses(values.courses, courses.data) : []
  const waitsId = useId()
  const isWaiting = !paying.isSaid && toPay.length > 0
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
          {toPay.length > 0 && (
            <PaymentSummary
              isCompact
              name={toPay.map(({ name }) => name).join(' · ')}
              price={sumOfPrices(toPay.map(({ price }) => price))}
            />
          )}
          <Fields>
            <p>
              <Trans>Pay for each course as the school asks, then add a picture of the receipt to it.</Trans>
            </p>
            <HowToPay origin={paying.origin} onChooseOrigin={paying.onChooseOrigin} />
          </Fields>
          <CourseBlocks courses={courses} paying={paying} />
        </>
      )}
      <Fields>
        {isWaiting && (
          <Hint id={waitsId}>
            <Trans>
              Once the school has said how to pay, you can send your receipt here. Until then you can register without
              courses.
            </Trans>
          </Hint>
        )}
        {children}
        <Buttons>
          {canChoose && (
            <SubmitButton pendingLabel={t`Submitting...`} waitsFor={isWaiting ? waitsId : undefined} isInline>
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
