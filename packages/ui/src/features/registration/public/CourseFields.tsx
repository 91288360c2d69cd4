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
import { FormTimeRangeField, LocalTimeHint } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { deriveCourseReference } from '#lib/money/paymentStates.ts'
import { PaymentReference } from '#features/payments/form/PaymentInstructions.tsx'
import { getReceiptKey } from './registrationFormValues.ts'
import { Button } from '#components/Button/Button.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'

/** Price and duration of a course. */
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
  /** Description while no course is chosen. */
  hint?: ReactNode
  isRequired?: boolean
  autoFocus?: boolean
}

/** Course select of a block; courses chosen in other blocks are disabled. */
function CourseSelect({ index, courses, hint, ...field }: CourseSelectProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const courseId = values.courses[index]?.course_id
  const chosenElsewhere = new Set(values.courses.toSpliced(index, 1).map(({ course_id }) => course_id))
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === courseId) : undefined
  const items = mapRemote(courses, (all) =>
    all.map((course) => ({
      id: String(course.id),
      label: course.name,
      disabledReason: chosenElsewhere.has(String(course.id)) ? t`Already chosen` : undefined,
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

/** Payment methods and origin for registration. */
export function useRegistrationPayment(savedOrigin: SavedPaymentOrigin) {
  const { paymentWays } = useSchoolSettings()
  const methods = usePaymentMethodOptions(registrationPaymentMethods)
  const paidFrom = usePaymentOrigin(savedOrigin)
  /** Backends with payment accounts store fields beyond the specification (decision 143). */
  return { methods, ...paidFrom, hasExtensions: paymentWays !== undefined }
}

type CourseFieldsProps = {
  name: `courses[${number}]`
  index: number
  courses: Remote<Course[]>
  payment: RegistrationPayment
}

/** One course: which one, when and, unless it is free, its payment. */
export function CourseFields({ name, index, courses, payment }: CourseFieldsProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { values } = useFormikContext<RegistrationValues>()
  const courseId = values.courses[index]?.course_id
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === courseId) : undefined
  return (
    <Stack>
      <CourseSelect index={index} courses={courses} isRequired />
      <RepeatableBlocks<RegistrationValues, `courses[${number}].timings`>
        name={`${name}.timings`}
        legend={t`Class times`}
        description={t`When you’d like to learn (school time, ${timeZone})`}
        newBlock={newTiming}
        getBlockLabel={(number) => t`Time ${number}`}
        addLabel={t`Add another time`}
        max={limits['courses[].timings'].max}
      >
        {(timing, at) => (
          <>
            <FormTimeRangeField<RegistrationValues>
              name={timing}
              label={t`Time ${at + 1}`}
              isLabelHidden
              isRequired
              withoutDays={t`Optional. Days can be agreed with the teacher later.`}
            />
            <LocalTimeHint<RegistrationValues> name={timing} />
          </>
        )}
      </RepeatableBlocks>
      {chosen && !isFree(chosen.price) && payment.hasExtensions && (
        <PaymentReference reference={deriveCourseReference(values.reference, chosen.id)} />
      )}
      {!(chosen && isFree(chosen.price)) && payment.hasExtensions && (
        <FormTextField<RegistrationValues>
          name={`${name}.code`}
          label={t`Discount code`}
          description={t`Optional. The school applies it when reviewing your payment.`}
          autoComplete="off"
        />
      )}
      {!(chosen && isFree(chosen.price)) && (
        <ReceiptFields<RegistrationValues>
          receipt={`${name}.billing.receipt_image`}
          storageKey={getReceiptKey(values, index)}
          transactionId={payment.hasExtensions ? `${name}.billing.transaction_id` : undefined}
        >
          <FormRadioGroup<RegistrationValues>
            name={`${name}.billing.payment_method`}
            label={t`Payment method`}
            items={payment.methods}
            isRequired
          />
        </ReceiptFields>
      )}
    </Stack>
  )
}

/** The requested course, at the top of the first step; without one it can be chosen here or in the second step. */
export function RequestedCourse({ courses }: { courses: Remote<Course[]> }) {
  const { t } = useLingui()
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [isOpen, setIsOpen] = useState(false)
  const courseId = values.courses[0]?.course_id ?? null
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === courseId) : undefined
  // The second step shows the error or the empty list.
  if (courses.state === 'failed' || (courses.state === 'ready' && courses.data.length === 0)) return null
  if (chosen && !isOpen) {
    return (
      <Surface background="brandSoft" border="brand" padding="large" role="group" aria-label={t`Your course`}>
        <Inline gap="medium" justify="space-between">
          <Stack as="p" gap="none" basis="12rem" breaksWords>
            <span>
              <Trans>Registering for</Trans>
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
    <Fieldset legend={t`Your course`} namesFields={false}>
      <CourseSelect
        index={0}
        courses={courses}
        hint={
          courseId !== null && courses.state === 'ready'
            ? t`The course you chose is no longer offered. Please choose another.`
            : t`Optional. You can also choose in the next step.`
        }
        autoFocus={isOpen}
      />
    </Fieldset>
  )
}
