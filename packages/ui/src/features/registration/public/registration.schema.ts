import { limits } from '@maktab/contract/limits/registerStudent'
import type { Course, Registration } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/WallDay'
import { array, define, object, refine } from 'superstruct'
import { requireValue, isDeepEqual } from '#forms/formValues.ts'
import {
  encodeRule,
  repeatedBlocks,
  requiredChoice,
  requiredChoiceOf,
  email,
  newPassword,
  optionalChoiceOf,
  optionalText,
  requiredText,
  requiredFile,
} from '#forms/rules.ts'
import { optionalDay, timeRangeWithDays } from '#forms/timeRules.ts'
import { schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { registrationPaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { deriveCourseReference } from '#lib/money/paymentStates.ts'

/** Request body, with the receipts as Files. */
export type RegistrationDraft = Registration

type Method = (typeof registrationPaymentMethods)[number]

type CourseValues = {
  course_id: string | null
  /** Discount code; can’t be checked before the account exists. */
  code: string
  timings: { from: string; to: string; days: Weekday[] }[]
  billing: { receipt_image: File | null; payment_method: Method | null; transaction_id: string }
}

/** Form values, with the field names of the API, so that server errors map to fields. */
export type RegistrationValues = {
  name: string
  email: string
  password: string
  date_of_birth: string
  guardian_name: string
  contact_number: string
  alternate_contact_number: string
  preferred_language: NonNullable<RegistrationDraft['preferred_language']> | null
  signature: string
  registration_date: string
  courses: CourseValues[]
  /** Base of the payment references, created on the client because no account exists yet. */
  reference: string
}

/** Data of the guardian who registers another child. */
export type Guardian = Pick<RegistrationValues, 'email'> &
  Partial<Pick<RegistrationValues, 'guardian_name' | 'contact_number' | 'alternate_contact_number'>>

export const newTiming = (): CourseValues['timings'][number] => ({ from: '', to: '', days: [] })

export const newCourse = (): CourseValues => ({
  course_id: null,
  code: '',
  timings: [newTiming()],
  billing: { receipt_image: null, payment_method: null, transaction_id: '' },
})

/** Initial values, dated today in the school’s time zone (decision 31). */
export function emptyRegistration(today: string): RegistrationValues {
  return {
    name: '',
    email: '',
    password: '',
    date_of_birth: '',
    guardian_name: '',
    contact_number: '',
    alternate_contact_number: '',
    preferred_language: null,
    signature: '',
    registration_date: today,
    courses: [newCourse()],
    reference: '',
  }
}

/** Whether a block differs from a new one; untouched blocks are ignored (decision 20). */
export function isBlockFilled(block: CourseValues): boolean {
  return !isDeepEqual(block, newCourse())
}

export type StepName = 'account' | 'courses'

const unchecked = <Value>() => define<Value>('unchecked', () => true)

/** 1§5 “Student registration” (decision 51), with the school’s current day. */
const accountRules = (today: string) => ({
  name: requiredText(limits.name),
  email: email(limits.email),
  password: newPassword(limits.password),
  date_of_birth: optionalDay({ today }),
  guardian_name: requiredText(limits.guardian_name),
  contact_number: requiredText(limits.contact_number),
  alternate_contact_number: optionalText(limits.alternate_contact_number),
  preferred_language: optionalChoiceOf(schoolLanguages),
  signature: requiredText(limits.signature),
  registration_date: optionalDay(),
  reference: unchecked<string>(),
})

/** First step, without the courses. */
export const accountSchema = (today: string) => object({ ...accountRules(today), courses: unchecked<CourseValues[]>() })

type CourseRules = {
  /** A draft may contain courses that are no longer offered. */
  offered: readonly Course[]
}

/** Both steps; a block that was started must be complete (decision 20). */
export const coursesSchema = (today: string, rules: CourseRules) =>
  object({ ...accountRules(today), courses: courseBlocks(rules) })

/** Blocks that were started must be complete. */
function courseBlocks(rules: CourseRules) {
  const findErrors = createBlockValidator(rules)
  return refine(array(unchecked<CourseValues>()), 'whole', function* (blocks, { path }) {
    for (const [index, block] of blocks.entries()) {
      if (!isBlockFilled(block)) continue
      for (const { path: fieldPath, message } of findErrors(block))
        yield { path: [...path, index, ...fieldPath], message }
    }
  })
}

/** Optional transaction number. */
export const transactionNumber = optionalText(limits['courses[].billing.transaction_id'])

/** Optional discount code. */
export const discountCode = optionalText(limits['courses[].code'])

function createBlockValidator({ offered }: CourseRules) {
  const facts = {
    course_id: refine(requiredChoice(), 'offered', (id) => isOffered(id, offered) || encodeRule({ rule: 'required' })),
    timings: repeatedBlocks(timeRangeWithDays()),
  }
  const paid = object({
    ...facts,
    code: discountCode,
    billing: object({
      receipt_image: requiredFile(),
      payment_method: requiredChoiceOf(registrationPaymentMethods),
      transaction_id: transactionNumber,
    }),
  })
  const free = object({ ...facts, code: unchecked<string>(), billing: unchecked<CourseValues['billing']>() })
  return (block: CourseValues) => {
    const [error] = (isFreeCourse(block.course_id, offered) ? free : paid).validate(block)
    return (error?.failures() ?? []).map(({ path, message, refinement }) => ({
      path,
      message: refinement === undefined ? encodeRule({ rule: 'required' }) : message,
    }))
  }
}

/** Chosen courses with a price. */
export function paidCourses(courses: readonly CourseValues[], offered: readonly Course[]): Course[] {
  return courses.flatMap(({ course_id }) =>
    offered.filter((course) => String(course.id) === course_id && !isFree(course.price)),
  )
}

/** Whether the course is free (decision 55). */
export function isFreeCourse(id: string | null, offered: readonly Course[]): boolean {
  const course = offered.find((one) => String(one.id) === id)
  return course !== undefined && isFree(course.price)
}

/** Whether any block may cost something; a block without a course may. */
export function mayRequirePayment(courses: readonly CourseValues[], offered: readonly Course[]): boolean {
  return courses.some(({ course_id }) => !isFreeCourse(course_id, offered))
}

function isOffered(id: string | null, offered: readonly Course[]): boolean {
  return offered.some((course) => String(course.id) === id)
}

type Sending = CourseRules & {
  /** Whether the backend stores fields beyond the specification. */
  hasExtensions: boolean
  origin: PaymentOrigin | undefined
  /** Whether the student joins the account that already has the e-mail. */
  joinsAccount: boolean
}

export function toRequest(
  { courses, ...values }: RegistrationValues,
  { offered, hasExtensions, origin, joinsAccount }: Sending,
): RegistrationDraft {
  const text = (value: string) => value.trim()
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
      ...(hasExtensions && !isFreeCourse(course_id, offered) && code.trim() && { code: code.trim() }),
      ...(!isFreeCourse(course_id, offered) && {
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
