import { limits } from '@maktab/contract/limits/registerStudent'
import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { LocalTimeHint } from '#forms/LocalTimeHint.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { isFree } from '#lib/money/money.ts'
import { deriveCourseReference } from '#lib/money/createVisitorReference.ts'
import { PaymentReference } from '#features/payments/form/PaymentReference.tsx'
import { ReceiptFields } from '#features/payments/form/ReceiptFields.tsx'
import type { Remote } from '#remote.ts'
import { CourseSelect } from './CourseSelect.tsx'
import { getReceiptKey } from './getReceiptKey.ts'
import { type RegistrationValues, newTiming } from './registration.schema.ts'
import type { RegistrationPayment } from './useRegistrationPayment.ts'

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
