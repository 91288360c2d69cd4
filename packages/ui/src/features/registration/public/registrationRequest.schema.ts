import type { Course } from '@maktab/contract/schema'
import { requireValue } from '#forms/formValues.ts'
import type { PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { deriveCourseReference } from '#lib/money/paymentStates.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { type RegistrationDraft, type RegistrationValues, isBlockFilled, isFreeCourse } from './registration.schema.ts'

type Sending = {
  offered: readonly Course[]
  /** Whether the backend stores fields beyond the specification. */
  hasExtensions: boolean
  origin: PaymentOrigin | undefined
  /** Whether the student joins the account that already has the e-mail. */
  joinsAccount: boolean
  /** Whether courses are sent without payment details unless the visitor has paid. */
  keepsRequests?: boolean
}

export function toRequest(
  { courses, ...values }: RegistrationValues,
  { offered, hasExtensions, origin, joinsAccount, keepsRequests = false }: Sending,
): RegistrationDraft {
  const text = (value: string) => value.trim()
  const isUnpaid = keepsRequests && !values.has_paid
  const isPaid = (id: string | null) => !isUnpaid && !isFreeCourse(id, offered)
  const alternate = text(values.alternate_contact_number)
  return {
    name: text(values.name),
    guardian_name: text(values.guardian_name),
    email: text(values.email),
    password: values.password,
    contact_number: text(values.contact_number),
    ...(alternate && { alternate_contact_number: alternate }),
    ...(values.preferred_language !== null && { preferred_language: values.preferred_language }),
    signature: text(values.signature),
    ...(joinsAccount && { joins_account: true }),
    ...(values.date_of_birth && { date_of_birth: values.date_of_birth }),
    ...(values.registration_date && { registration_date: values.registration_date }),
    courses: courses.filter(isBlockFilled).map(({ course_id, code, timings, billing }) => ({
      course_id: Number(course_id),
      course_name: offered.find(({ id }) => String(id) === course_id)?.name ?? '',
      timings: timings.map(toTimeRequest),
      ...(hasExtensions && isPaid(course_id) && code.trim() && { code: code.trim() }),
      ...(isPaid(course_id) && {
        billing: {
          receipt_image: requireValue(billing.receipt_image),
          payment_method: requireValue(billing.payment_method),
          ...(hasExtensions && { reference: deriveCourseReference(values.reference, Number(course_id)) }),
          ...(hasExtensions && origin && { origin }),
          ...(hasExtensions && billing.transaction_id.trim() && { transaction_id: billing.transaction_id.trim() }),
        },
      }),
    })),
  }
}

/** The registration with upload IDs instead of receipts that are uploaded already. */
export function withUploads(body: RegistrationDraft, uploads: readonly (string | undefined)[]): RegistrationDraft {
  if (!body.courses) return body
  const courses = body.courses.map((course, index) => {
    const upload = uploads[index]
    if (upload === undefined || !course.billing) return course
    const { receipt_image: _, ...billing } = course.billing
    return { ...course, billing: { ...billing, receipt_upload: upload } }
  })
  return { ...body, courses }
}
