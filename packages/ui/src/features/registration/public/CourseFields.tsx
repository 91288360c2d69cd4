import type { Course } from '@maktab/contract/schema'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { useLingui, Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { FormSelect, FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { type RegistrationValues, newTiming } from './registration.schema.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { registrationPaymentMethods } from '#lib/money/paymentMethods.ts'
import {
  usePaymentMethodOptions,
  type SavedPaymentOrigin,
  usePaymentOrigin,
  ReceiptFields,
} from '#features/payments/form/PaymentFields.tsx'
import { limits } from '@maktab/contract/limits/registerStudent'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { FormTimeRange, LocalTimeHint } from '#forms/FormTimeRange.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { isFree } from '#lib/money/money.ts'
import { deriveCourseReference } from '#lib/money/payments.ts'
import { PaymentReference } from '#features/payments/form/PaymentInstructions.tsx'
import { getReceiptKey } from './registrationFields.ts'
import { Button } from '#components/Button/Button.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'

/** What a course costs, and how long it lasts. */
function CourseFacts({ course }: { course: Course }) {
  return (
    <>
      <CoursePrice price={course.price} pricing={course.pricing} />
      {course.course_duration && (
        <>
          {' · '}
          <Bdi>{course.course_duration}</Bdi>
        </>
      )}
    </>
  )
}

type CourseSelectProps = {
  index: number
  courses: Remote<Course[]>
  /** What is said as long as none is chosen. */
  hint?: ReactNode
  isRequired?: boolean
  autoFocus?: boolean
}

/** The course of a block: each is there once. */
function CourseSelect({ index, courses, hint, ...field }: CourseSelectProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const own = values.courses[index]?.course_id
  const elsewhere = new Set(values.courses.toSpliced(index, 1).map(({ course_id }) => course_id))
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === own) : undefined
  const items = mapRemote(courses, (all) =>
    all.map((course) => ({
      id: String(course.id),
      label: course.name,
      disabledReason: elsewhere.has(String(course.id)) ? t`You have chosen it already` : undefined,
    })),
  )
  return (
    <FormSelect<RegistrationValues>
      {...field}
      name={`courses[${index}].course_id`}
      label={t`Course`}
      items={items}
      description={chosen ? <CourseFacts course={chosen} /> : hint}
    />
  )
}

export type RegistrationPayment = ReturnType<typeof useRegistrationPayment>

/** How a visitor pays for the courses. */
export function useRegistrationPayment(remembered: SavedPaymentOrigin) {
  const { paymentWays } = useSchoolSettings()
  const methods = usePaymentMethodOptions(registrationPaymentMethods)
  const paidFrom = usePaymentOrigin(remembered)
  /** A backend with accounts keeps more than the specification names (decision 143). */
  return { methods, ...paidFrom, isKept: paymentWays !== undefined }
}

type CourseFieldsProps = {
  name: `courses[${number}]`
  index: number
  courses: Remote<Course[]>
  paying: RegistrationPayment
}

/** One course: which, when, and, unless it is free, how it was paid. */
export function CourseFields({ name, index, courses, paying }: CourseFieldsProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { values } = useFormikContext<RegistrationValues>()
  const own = values.courses[index]?.course_id
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === own) : undefined
  return (
    <Stack>
      <CourseSelect index={index} courses={courses} isRequired />
      <RepeatableBlocks<RegistrationValues, `courses[${number}].timings`>
        name={`${name}.timings`}
        legend={t`Class times`}
        description={t`When you would like to learn, by the school’s clocks (${timeZone})`}
        newBlock={newTiming}
        getBlockLabel={(number) => t`Time ${number}`}
        addLabel={t`Add another time`}
        max={limits['courses[].timings'].max}
      >
        {(timing, at) => (
          <>
            <FormTimeRange<RegistrationValues>
              name={timing}
              label={t`Time ${at + 1}`}
              isLabelHidden
              isRequired
              withoutDays={t`Without days, they are agreed with the teacher.`}
            />
            <LocalTimeHint<RegistrationValues> name={timing} />
          </>
        )}
      </RepeatableBlocks>
      {chosen && !isFree(chosen.price) && paying.isKept && (
        <PaymentReference reference={deriveCourseReference(values.reference, chosen.id)} />
      )}
      {!(chosen && isFree(chosen.price)) && paying.isKept && (
        <FormTextField<RegistrationValues>
          name={`${name}.code`}
          label={t`Discount code`}
          description={t`If you have one: the school takes off what it gives when it looks at your payment.`}
          autoComplete="off"
        />
      )}
      {!(chosen && isFree(chosen.price)) && (
        <ReceiptFields<RegistrationValues>
          receipt={`${name}.billing.receipt_image`}
          storageKey={getReceiptKey(values, index)}
          transactionId={paying.isKept ? `${name}.billing.transaction_id` : undefined}
        >
          <FormRadioGroup<RegistrationValues>
            name={`${name}.billing.payment_method`}
            label={t`Payment method`}
            items={paying.methods}
            isRequired
          />
        </ReceiptFields>
      )}
    </Stack>
  )
}

/** What somebody came for stands before all that is asked of them; whoever doesn’t know yet chooses in the second step. */
export function RequestedCourse({ courses }: { courses: Remote<Course[]> }) {
  const { t } = useLingui()
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [isOpen, setIsOpen] = useState(false)
  const own = values.courses[0]?.course_id ?? null
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === own) : undefined
  // The second step says that the courses didn’t come, or that there are none.
  if (courses.state === 'failed' || (courses.state === 'ready' && courses.data.length === 0)) return null
  if (chosen && !isOpen) {
    return (
      <Surface background="brandSoft" border="brand" padding="large" role="group" aria-label={t`The course`}>
        <Inline gap="medium" justify="space-between">
          <Stack as="p" gap="none" basis="12rem" breaksWords>
            <span>
              <Trans>You register for</Trans>
            </span>
            <Text as="strong" size="lg">
              <Bdi>{chosen.name}</Bdi>
            </Text>
            <span>
              <CourseFacts course={chosen} />
            </span>
          </Stack>
          <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        </Inline>
      </Surface>
    )
  }
  return (
    <Fieldset legend={t`The course`} namesFields={false}>
      <CourseSelect
        index={0}
        courses={courses}
        hint={
          own !== null && courses.state === 'ready'
            ? t`The course that you came for is no longer offered: choose another.`
            : t`If you know it already; you can also choose in the next step.`
        }
        autoFocus={isOpen}
      />
    </Fieldset>
  )
}
