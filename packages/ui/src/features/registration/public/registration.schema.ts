import { limits } from '@maktab/contract/limits/registerStudent'
import type { Course, Registration } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/WallDay'
import { type Struct, array, define, object, refine } from 'superstruct'
import { isDeepEqual } from '#forms/formValues.ts'
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
import { registrationPaymentMethods } from '#lib/money/paymentMethods.ts'

/** Request body, with the receipts as Files. */
export type RegistrationDraft = Registration

type Method = (typeof registrationPaymentMethods)[number]

export type CourseValues = {
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
  /** Whether receipts are sent along; only asked if the backend keeps courses without one as requests. */
  has_paid: boolean
}

/** What is known about the student before the form opens. */
export type RegistrationPrefill = Pick<RegistrationValues, 'name' | 'contact_number' | 'preferred_language'> & {
  /** Instants that suit the student, with the length of a lesson. */
  wishes?: readonly { at: string; minutes: number }[]
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
    has_paid: false,
  }
}

/** Whether a block differs from a new one; untouched blocks are ignored (decision 20). */
export function isBlockFilled(block: CourseValues): boolean {
  return !isDeepEqual(block, newCourse())
}

export type StepName = 'account' | 'courses'

export const unchecked = <Value>() => define<Value>('unchecked', () => true)

/** 1§5 “Student registration” (decision 51), with the school’s current day. */
export const accountRules = (today: string) => ({
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
  has_paid: unchecked<boolean>(),
})

/** First step, without the courses. */
export const accountSchema = (today: string) => object({ ...accountRules(today), courses: unchecked<CourseValues[]>() })

export type CourseRules = {
  /** A draft may contain courses that are no longer offered. */
  offered: readonly Course[]
  /** Whether a course needs no receipt unless the visitor has paid. */
  keepsRequests?: boolean
}

/** Both steps; a block that was started must be complete (decision 20). */
export const coursesSchema = (today: string, rules: CourseRules) =>
  object({ ...accountRules(today), courses: courseBlocks(rules) })

/** Blocks that were started must be complete. */
export function courseBlocks(rules: CourseRules) {
  const findErrors = createBlockValidator(rules)
  return refine(array(unchecked<CourseValues>()), 'whole', function* (blocks, { path, branch }) {
    const isUnpaid = rules.keepsRequests === true && !(branch[0] as RegistrationValues).has_paid
    for (const [index, block] of blocks.entries()) {
      if (!isBlockFilled(block)) continue
      for (const { path: fieldPath, message } of findErrors(block, isUnpaid))
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
  return (block: CourseValues, isUnpaid: boolean) =>
    isUnpaid || isFreeCourse(block.course_id, offered) ? findFailures(free, block) : findFailures(paid, block)
}

/** Broken rules of a value; a value of the wrong type counts as missing. */
function findFailures<Value, Schema>(struct: Struct<Value, Schema>, value: unknown) {
  const [error] = struct.validate(value)
  return (error?.failures() ?? []).map(({ path, message, refinement }) => ({
    path,
    message: refinement === undefined ? encodeRule({ rule: 'required' }) : message,
  }))
}

/** Blocks whose times are optional; a time that was started must be complete. */
export function blocksWithOptionalTimes() {
  const time = timeRangeWithDays()
  return refine(array(unchecked<CourseValues>()), 'times', function* (blocks, { path }) {
    for (const [index, { timings }] of blocks.entries()) {
      for (const [at, timing] of timings.entries()) {
        if (isDeepEqual(timing, newTiming())) continue
        for (const { path: fieldPath, message } of findFailures(time, timing))
          yield { path: [...path, index, 'timings', at, ...fieldPath], message }
      }
    }
  })
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
