import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@maktab/contract/limits/registerStudent'
import { useFormikContext } from 'formik'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useDiscardReceipts } from '#forms/FormDraft.tsx'
import { focusWithin } from '#forms/formFocus.ts'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import type { Remote } from '#remote.ts'
import { type RegistrationPayment, CoursePayment, CourseTimes } from './CourseFields.tsx'
import { CourseSelect } from './CourseSelect.tsx'
import { CoursesUnavailable } from './CoursesUnavailable.tsx'
import { BackButton } from './FormSteps.tsx'
import { RegistrationPaymentSection } from './RegistrationPaymentSection.tsx'
import { SkipCoursesButton } from './SkipCoursesButton.tsx'
import { type RegistrationValues, mayRequirePayment, newCourse } from './registration.schema.ts'
import { Step } from './registration.styles.ts'

type TimesStepProps = {
  courses: Remote<Course[]>
  payment: RegistrationPayment
  onBack: () => void
  skipping: Omit<ComponentProps<typeof SkipCoursesButton>, 'variant' | 'children'>
}

/** Second step: preferred times of each course. Receipts are asked only if the family has paid already. */
export function TimesStep({ courses, payment, onBack, skipping }: TimesStepProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const canChoose = courses.state === 'loading' || (courses.state === 'ready' && courses.data.length > 0)
  const offered = courses.state === 'ready' ? courses.data : []
  return (
    <Step>
      <CoursesUnavailable courses={courses} />
      {canChoose && values.has_paid && (
        <RegistrationPaymentSection offered={offered} payment={payment} hasShortcut={false} />
      )}
      {canChoose && <CourseBlocks courses={courses} payment={payment} />}
      <Inline gap="medium" align="stretch">
        {canChoose && (
          <FormActions pendingLabel={t`Continue: contact details`} isInline>
            <Trans>Continue: contact details</Trans>
          </FormActions>
        )}
        <BackButton onBack={onBack}>
          <Trans>Back</Trans>
        </BackButton>
      </Inline>
      <Inline gap="medium" align="stretch">
        {canChoose && mayRequirePayment(values.courses, offered) && <PaidAlready />}
        <SkipCoursesButton variant={canChoose ? 'quiet' : 'primary'} {...skipping}>
          <Trans>Choose a course later</Trans>
        </SkipCoursesButton>
      </Inline>
    </Step>
  )
}

/** Opens and closes the payment block for families who have paid before they register. */
function PaidAlready() {
  const { values, isSubmitting, setFieldValue } = useFormikContext<RegistrationValues>()
  const root = useRef<HTMLSpanElement>(null)
  const isOpening = useRef(false)
  const hasPaid = values.has_paid
  // The receipt field is above the button and not rendered before the press.
  useEffect(() => {
    if (!isOpening.current || !hasPaid) return
    isOpening.current = false
    focusWithin(root.current?.closest('form')?.querySelector('[data-field$=".billing.receipt_image"]'))
  }, [hasPaid])
  const toggle = () => {
    isOpening.current = !hasPaid
    void setFieldValue('has_paid', !hasPaid, false)
  }
  return (
    <span ref={root}>
      <Button variant="quiet" isDisabled={isSubmitting} onPress={toggle}>
        {hasPaid ? <Trans>Pay later</Trans> : <Trans>I’ve already paid</Trans>}
      </Button>
    </span>
  )
}

type CourseBlocksProps = { courses: Remote<Course[]>; payment: RegistrationPayment }

/** Times of each course; the course of the first step is not asked again. */
function CourseBlocks({ courses, payment }: CourseBlocksProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const discardReceipts = useDiscardReceipts()
  const offered = courses.state === 'ready' ? courses.data : []
  const findCourse = (index: number) => offered.find(({ id }) => String(id) === values.courses[index]?.course_id)
  // Decided once: a select that disappears when a course is chosen in it would lose the focus.
  const [isFirstChosen] = useState(() => findCourse(0) !== undefined)
  const most = courses.state === 'ready' ? Math.min(limits.courses.max, offered.length) : limits.courses.max
  return (
    <RepeatableBlocks<RegistrationValues, 'courses'>
      name="courses"
      legend={t`Courses`}
      newBlock={newCourse}
      getBlockLabel={(number) => (isFirstChosen && number === 1 && findCourse(0)?.name) || t`Course ${number}`}
      addLabel={t`Add Another Course`}
      onRemove={({ billing }) => void discardReceipts([billing.receipt_image])}
      isFirstFixed
      isCompact
      max={most}
    >
      {(name, index) => (
        <Stack>
          {!(isFirstChosen && index === 0) && <CourseSelect index={index} courses={courses} isRequired />}
          <Stack gap="small">
            {isFirstChosen && values.courses.length === 1 && (
              <Text as="strong" weight="semibold">
                <Bdi>{findCourse(0)?.name}</Bdi>
              </Text>
            )}
            <CourseTimes name={name} isOwnTime />
          </Stack>
          {values.has_paid && <CoursePayment name={name} index={index} courses={courses} payment={payment} />}
        </Stack>
      )}
    </RepeatableBlocks>
  )
}
