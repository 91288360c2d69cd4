import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useDiscardReceipts } from '#forms/FormDraft.tsx'
import { type RegistrationValues, newCourse } from './registration.schema.ts'
import type { Course } from '@maktab/contract/schema'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { Remote } from '#remote.ts'
import { Hint } from '#components/Field/Field.styles.ts'
import { Step } from './registration.styles.ts'
import { CoursesUnavailable } from './CoursesUnavailable.tsx'
import { BackButton } from './FormSteps.tsx'
import { type RegistrationPayment, CourseFields } from './CourseFields.tsx'
import { RegistrationPaymentSection } from './RegistrationPaymentSection.tsx'
import { SkipCoursesButton } from './SkipCoursesButton.tsx'
import { limits } from '@maktab/contract/limits/registerStudent'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'

type CoursesStepProps = {
  courses: Remote<Course[]>
  payment: RegistrationPayment
  onBack: () => void
  skipping: Omit<ComponentProps<typeof SkipCoursesButton>, 'variant' | 'children'>
  /** Submission status, shown above the buttons. */
  children: ReactNode
}

/** Courses, times and payments, or none for now (decision 20). */
export function CoursesStep({ courses, payment, onBack, skipping, children }: CoursesStepProps) {
  const { t } = useLingui()
  const canChoose = courses.state === 'loading' || (courses.state === 'ready' && courses.data.length > 0)
  const offered = courses.state === 'ready' ? courses.data : []
  return (
    <Step>
      <CoursesUnavailable courses={courses} />
      {canChoose && (
        <>
          <RegistrationPaymentSection offered={offered} payment={payment} />
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
          <SkipCoursesButton variant={canChoose ? 'secondary' : 'primary'} {...skipping}>
            <Trans>Skip</Trans>
          </SkipCoursesButton>
          <BackButton variant="quiet" onBack={onBack}>
            <Trans>Cancel</Trans>
          </BackButton>
        </Inline>
        <Hint>
          <Trans>Skip to create your account now and buy courses later.</Trans>
        </Hint>
      </Stack>
    </Step>
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
