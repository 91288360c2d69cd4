import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ErrorState } from '#components/ErrorState/ErrorState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { sumPrices } from '#lib/money/money.ts'
import { PaymentInstructions } from '#features/payments/form/PaymentInstructions.tsx'
import { PaymentOriginField } from '#features/payments/form/PaymentOriginField.tsx'
import { SkipToReceiptButton } from '#features/payments/form/SkipToReceiptButton.tsx'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { Hint } from '#components/Field/Hint.ts'
import { Step } from './CreateStudentAccountScreen.styles.ts'
import {
  type RegistrationValues,
  isFreeCourse,
  mayRequirePayment,
  paidCourses,
  newCourse,
} from './registration.schema.ts'
import type { RegistrationPayment } from './useRegistrationPayment.ts'
import { SkipButton } from './SkipButton.tsx'
import { limits } from '@maktab/contract/limits/registerStudent'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { useDiscardReceipts } from '#forms/useDiscardReceipts.ts'
import { CourseFields } from './CourseFields.tsx'

type CoursesStepProps = {
  courses: Remote<Course[]>
  paying: RegistrationPayment
  onBack: () => void
  skipping: Omit<ComponentProps<typeof SkipButton>, 'variant'>
  /** How the sending goes, above the buttons. */
  children: ReactNode
}

/** Which courses, when, and how they were paid; or none for now (decision 20). */
export function CoursesStep({ courses, paying, onBack, skipping, children }: CoursesStepProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<RegistrationValues>()
  const isEmpty = courses.state === 'ready' && courses.data.length === 0
  const canChoose = courses.state !== 'failed' && !isEmpty
  const offered = courses.state === 'ready' ? courses.data : []
  const toPay = paidCourses(values.courses, offered)
  const hasCode = paying.isKept && values.courses.some(({ code }) => code.trim() !== '')
  const goBack = () => {
    resetForm({ values })
    onBack()
  }
  return (
    <Step>
      {courses.state === 'failed' && <ErrorState message={courses.message} onRetry={courses.retry} />}
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
              about={<AboutSum courses={toPay} hasCode={hasCode} />}
              price={sumPrices(toPay.map(({ price }) => price))}
              pricing={toPay.every(({ pricing }) => pricing === 'monthly') ? 'monthly' : undefined}
            />
          )}
          {mayRequirePayment(values.courses, offered) && (
            <Stack>
              <h2>
                <Trans>How to pay</Trans>
              </h2>
              <p>
                <Trans>Pay for each course as the school asks, then add a picture of the receipt to it.</Trans>
              </p>
              {!isFreeCourse(values.courses[0]?.course_id ?? null, offered) && (
                <SkipToReceiptButton receipt="courses[0].billing.receipt_image" />
              )}
              <PaymentInstructions />
              {paying.isKept && <PaymentOriginField origin={paying.origin} onChooseOrigin={paying.onChooseOrigin} />}
            </Stack>
          )}
          <CourseBlocks courses={courses} paying={paying} />
        </>
      )}
      <Stack>
        {children}
        <Inline gap="medium" align="stretch">
          {canChoose && (
            <FormActions pendingLabel={t`Submitting...`} isInline>
              <Trans>Submit</Trans>
            </FormActions>
          )}
          <SkipButton variant={canChoose ? 'secondary' : 'primary'} {...skipping} />
          <Button variant="quiet" isDisabled={isSubmitting} onPress={goBack}>
            <Trans>Cancel</Trans>
          </Button>
        </Inline>
        <Hint>
          <Trans>Skip creates your account without courses; you can buy them once you have signed in.</Trans>
        </Hint>
      </Stack>
    </Step>
  )
}

type AboutSumProps = { courses: readonly Course[]; hasCode: boolean }

/** What the sum doesn’t tell: that it is of a first month, or that a code changes it. */
function AboutSum({ courses, hasCode }: AboutSumProps) {
  const monthly = courses.filter(({ pricing }) => pricing === 'monthly')
  return (
    <>
      {monthly.length > 0 && monthly.length < courses.length && (
        <Trans>Of courses that are paid by the month it is the first month.</Trans>
      )}{' '}
      {hasCode && <Trans>Without your code: the school takes off what it gives when it looks at your payment.</Trans>}
    </>
  )
}

type CourseBlocksProps = { courses: Remote<Course[]>; paying: RegistrationPayment }

/** Course blocks; the first stays (1§2), and each course is there once. */
function CourseBlocks({ courses, paying }: CourseBlocksProps) {
  const { t } = useLingui()
  const takeOut = useDiscardReceipts()
  const most = courses.state === 'ready' ? Math.min(limits.courses.max, courses.data.length) : limits.courses.max
  return (
    <RepeatableBlocks<RegistrationValues, 'courses'>
      name="courses"
      legend={t`Courses`}
      newBlock={newCourse}
      getBlockLabel={(number) => t`Course ${number}`}
      addLabel={t`Add Another Course`}
      onRemove={({ billing }) => void takeOut([billing.receipt_image])}
      isFirstFixed
      max={most}
    >
      {(name, index) => <CourseFields name={name} index={index} courses={courses} paying={paying} />}
    </RepeatableBlocks>
  )
}
