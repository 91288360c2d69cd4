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
import { sumPrices } from '#lib/money/currencyAmounts.ts'
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
  /** Whether the confirmation for registering without courses is open. */
  isAsking: boolean
  onAsking: (isAsking: boolean) => void
  /** Called with true while the form is submitted without courses, so that it isn’t confirmed twice. */
  onSkipping: (isSkipping: boolean) => void
}

/** Registers without courses; confirms first if that discards filled blocks. */
function SkipButton({ variant, isAsking, onAsking, onSkipping }: SkipButtonProps) {
  const { t } = useLingui()
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<RegistrationValues>()
  const discardReceipts = useDiscardReceipts()
  const [skips, setSkips] = useState(0)

  // Submit in an effect, because the form submits the values of its last render.
  useEffect(() => {
    if (skips > 0) void submitForm().finally(() => onSkipping(false))
  }, [skips, submitForm, onSkipping])

  const isFilled = values.courses.some(isBlockFilled)
  const skip = () => {
    onAsking(false)
    onSkipping(true)
    void discardReceipts(values.courses.map(({ billing }) => billing.receipt_image))
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
            <Trans>You’ll lose the courses you entered.</Trans>
          ) : (
            <Trans>You haven’t chosen a course. You can buy courses after you sign in.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

type CoursesStepProps = {
  courses: Remote<Course[]>
  payment: RegistrationPayment
  onBack: () => void
  skipping: Omit<ComponentProps<typeof SkipButton>, 'variant'>
  /** Submission status, shown above the buttons. */
  children: ReactNode
}

/** Courses, times and payments, or none for now (decision 20). */
export function CoursesStep({ courses, payment, onBack, skipping, children }: CoursesStepProps) {
  const { t } = useLingui()
  const { values, isSubmitting, resetForm } = useFormikContext<RegistrationValues>()
  const isEmpty = courses.state === 'ready' && courses.data.length === 0
  const canChoose = courses.state !== 'failed' && !isEmpty
  const offered = courses.state === 'ready' ? courses.data : []
  const toPay = paidCourses(values.courses, offered)
  const hasCode = payment.hasExtensions && values.courses.some(({ code }) => code.trim() !== '')
  const goBack = () => {
    resetForm({ values })
    onBack()
  }
  return (
    <Step>
      {courses.state === 'failed' && <ErrorState message={courses.message} onRetry={courses.retry} />}
      {isEmpty && (
        <Notice tone="info" title={<Trans>No courses yet</Trans>}>
          <Trans>You can still create your account and choose courses later.</Trans>
        </Notice>
      )}
      {canChoose && (
        <>
          {toPay.length > 0 && (
            <PaymentSummary
              isCompact
              name={toPay.map(({ name }) => name).join(' · ')}
              details={<AboutSum courses={toPay} hasCode={hasCode} />}
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
                <Trans>Pay for each course using the details shown, then add your receipt.</Trans>
              </p>
              {!isFreeCourse(values.courses[0]?.course_id ?? null, offered) && (
                <SkipToReceiptButton receipt="courses[0].billing.receipt_image" />
              )}
              <PaymentInstructions />
              {payment.hasExtensions && (
                <PaymentOriginField origin={payment.origin} onChooseOrigin={payment.onChooseOrigin} />
              )}
            </Stack>
          )}
          <CourseBlocks courses={courses} paying={payment} />
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
          <Trans>Skip to create your account now and buy courses later.</Trans>
        </Hint>
      </Stack>
    </Step>
  )
}

type AboutSumProps = { courses: readonly Course[]; hasCode: boolean }

/** Says what the total excludes: later months, and the discount of a code. */
function AboutSum({ courses, hasCode }: AboutSumProps) {
  const monthly = courses.filter(({ pricing }) => pricing === 'monthly')
  return (
    <>
      {monthly.length > 0 && monthly.length < courses.length && (
        <Trans>For monthly courses, this is the first month.</Trans>
      )}{' '}
      {hasCode && <Trans>Before your discount code. The school applies it when reviewing your payment.</Trans>}
    </>
  )
}

type CourseBlocksProps = { courses: Remote<Course[]>; paying: RegistrationPayment }

/** Course blocks; the first one can’t be removed (1§2), and each course can be chosen once. */
function CourseBlocks({ courses, paying }: CourseBlocksProps) {
  const { t } = useLingui()
  const discardReceipts = useDiscardReceipts()
  const most = courses.state === 'ready' ? Math.min(limits.courses.max, courses.data.length) : limits.courses.max
  return (
    <RepeatableBlocks<RegistrationValues, 'courses'>
      name="courses"
      legend={t`Courses`}
      newBlock={newCourse}
      getBlockLabel={(number) => t`Course ${number}`}
      addLabel={t`Add Another Course`}
      onRemove={({ billing }) => void discardReceipts([billing.receipt_image])}
      isFirstFixed
      max={most}
    >
      {(name, index) => <CourseFields name={name} index={index} courses={courses} payment={paying} />}
    </RepeatableBlocks>
  )
}
