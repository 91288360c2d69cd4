import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { useDiscardReceipts } from '#forms/FormDraft.tsx'
import {
  type RegistrationValues,
  isBlockFilled,
  newCourse,
  isFreeCourse,
  mayRequirePayment,
  paidCourses,
} from './registration.schema.ts'
import type { Course } from '@maktab/contract/schema'
import { ErrorState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { sumPrices } from '#lib/money/money.ts'
import { PaymentInstructions } from '#features/payments/form/PaymentInstructions.tsx'
import { PaymentOriginField, SkipToReceiptButton } from '#features/payments/form/PaymentFields.tsx'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { Hint } from '#components/Field/Field.styles.ts'
import { Step } from './registration.styles.ts'
import { type RegistrationPayment, CourseFields } from './CourseFields.tsx'
import { limits } from '@maktab/contract/limits/registerStudent'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'

type SkipButtonProps = {
  variant: 'primary' | 'secondary'
  /** Whether it is asked if there are really to be no courses: of who sends none, and of who would lose some. */
  isAsking: boolean
  onAsking: (isAsking: boolean) => void
  /** Whether the form is being sent without courses, which is asked about otherwise. */
  onSkipping: (isSkipping: boolean) => void
}

/** Registers without courses; asks first where that empties what was filled in. */
function SkipButton({ variant, isAsking, onAsking, onSkipping }: SkipButtonProps) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const takeOut = useDiscardReceipts()
  const [skips, setSkips] = useState(0)

  // The form sends what it was drawn with, so it is sent once the blocks are drawn empty.
  useEffect(() => {
    if (skips > 0) void submitForm().finally(() => onSkipping(false))
  }, [skips, submitForm, onSkipping])

  const isFilled = values.courses.some(isBlockFilled)
  const skip = () => {
    onAsking(false)
    onSkipping(true)
    void takeOut(values.courses.map(({ billing }) => billing.receipt_image))
    void setFieldValue('courses', [newCourse()], false)
    setSkips((count) => count + 1)
  }
  return (
    <>
      <Button variant={variant} isDisabled={isSubmitting} onPress={() => (isFilled ? onAsking(true) : skip())}>
        <Trans>Skip</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone={isFilled ? 'danger' : 'default'}
          title={t`Register without courses?`}
          confirmLabel={t`Register without courses`}
          onConfirm={skip}
          onCancel={() => onAsking(false)}
        >
          {isFilled ? (
            <Trans>What you have filled in for courses will be lost.</Trans>
          ) : (
            <Trans>You have not chosen a course. You can buy courses once you have signed in.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

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
