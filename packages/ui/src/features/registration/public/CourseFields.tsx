import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import type { Remote } from '#remote.ts'
import { type RegistrationValues, isFreeCourse, newTiming } from './registration.schema.ts'
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
import { FormTimeRangeField, LocalTimeHint, SchoolTimeHint } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { getReceiptKey } from './registrationFormValues.ts'
import { CourseSelect } from './CourseSelect.tsx'

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
  return (
    <Stack>
      <CourseSelect index={index} courses={courses} isRequired />
      <CourseTimes name={name} />
      <CoursePayment name={name} index={index} courses={courses} payment={payment} />
    </Stack>
  )
}

type CourseTimesProps = Pick<CourseFieldsProps, 'name'> & {
  /** Whether the times are entered in the visitor’s time zone instead of the school’s. */
  isOwnTime?: boolean
}

/** The preferred times of a course, in school time and in the visitor’s own. */
export function CourseTimes({ name, isOwnTime = false }: CourseTimesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const [schoolPlace, viewerPlace] = [timeZone, viewerZone].map((zone) => formatPlaceName(zone, locale))
  return (
    <RepeatableBlocks<RegistrationValues, `courses[${number}].timings`>
      name={`${name}.timings`}
      legend={t`Class times`}
      description={
        isOwnTime
          ? t`When you’d like to learn. Your time (${viewerPlace})`
          : t`When you’d like to learn (school time, ${schoolPlace})`
      }
      newBlock={newTiming}
      getBlockLabel={(number) => t`Time ${number}`}
      addLabel={t`Add another time`}
      max={limits['courses[].timings'].max}
      isCompact={isOwnTime}
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
          {isOwnTime ? (
            <SchoolTimeHint<RegistrationValues> name={timing} />
          ) : (
            <LocalTimeHint<RegistrationValues> name={timing} />
          )}
        </>
      )}
    </RepeatableBlocks>
  )
}

/** The payment of a course; nothing for a free one. */
export function CoursePayment({ name, index, courses, payment }: CourseFieldsProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const courseId = values.courses[index]?.course_id ?? null
  const offered = courses.state === 'ready' ? courses.data : []
  if (isFreeCourse(courseId, offered)) return null
  return (
    <>
      {payment.hasExtensions && (
        <FormTextField<RegistrationValues>
          name={`${name}.code`}
          label={t`Discount code`}
          description={t`Optional. The school applies it when reviewing your payment.`}
          autoComplete="off"
        />
      )}
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
    </>
  )
}
