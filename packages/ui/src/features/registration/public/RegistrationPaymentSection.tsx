import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Stack } from '#components/Stack/Stack.tsx'
import { PaymentOriginField, SkipToReceiptButton } from '#features/payments/form/PaymentFields.tsx'
import { PaymentInstructions } from '#features/payments/form/PaymentInstructions.tsx'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import { sumPrices } from '#lib/money/currencyAmounts.ts'
import { findMethodOfAccount, registrationPaymentMethods } from '#lib/money/paymentMethods.ts'
import { deriveCourseReference } from '#lib/money/paymentStates.ts'
import type { RegistrationPayment } from './CourseFields.tsx'
import { type RegistrationValues, isFreeCourse, mayRequirePayment, paidCourses } from './registration.schema.ts'

type RegistrationPaymentSectionProps = {
  offered: readonly Course[]
  payment: RegistrationPayment
  /** Whether a button jumps to the receipt, for visitors who have paid already. */
  hasShortcut?: boolean
}

/** The sum of all chosen courses and how to pay it; nothing if they are free. */
export function RegistrationPaymentSection({ offered, payment, hasShortcut = true }: RegistrationPaymentSectionProps) {
  const { values, setFieldValue } = useFormikContext<RegistrationValues>()
  const toPay = paidCourses(values.courses, offered)
  const hasCode = payment.hasExtensions && values.courses.some(({ code }) => code.trim() !== '')
  return (
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
          {hasShortcut && !isFreeCourse(values.courses[0]?.course_id ?? null, offered) && (
            <SkipToReceiptButton receipt="courses[0].billing.receipt_image" />
          )}
          <PaymentInstructions
            payments={toPay.map(({ id, name, price }) => ({
              name,
              amount: price ?? 0,
              reference: payment.hasExtensions ? deriveCourseReference(values.reference, id) : undefined,
            }))}
            onUseAccount={(way, origin) => {
              payment.onChooseOrigin(origin)
              const method = findMethodOfAccount(way, registrationPaymentMethods)
              // One transfer pays all courses.
              values.courses.forEach((_, index) => {
                if (method !== undefined) void setFieldValue(`courses[${index}].billing.payment_method`, method)
              })
            }}
          />
          {payment.hasExtensions && (
            <PaymentOriginField origin={payment.origin} onChooseOrigin={payment.onChooseOrigin} />
          )}
        </Stack>
      )}
    </>
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
