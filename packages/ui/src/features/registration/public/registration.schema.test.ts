import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { flattenErrors, createValidate } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import { deriveCourseReference } from '#lib/money/paymentStates.ts'
import {
  type RegistrationValues,
  type StepName,
  accountSchema,
  coursesSchema,
  emptyRegistration,
  newCourse,
} from './registration.schema.ts'
import { toRequest } from './registrationRequest.schema.ts'
import { toFormField } from './registrationFormValues.ts'

const offered = examples.listCourses[200].typical.course
const [first, second] = offered
const free = offered.find(({ price }) => price === 0)
const today = '2026-11-18'
const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })

const complete: RegistrationValues = {
  ...emptyRegistration(today),
  name: 'Zaynab Malik',
  email: 'zaynab@maktab.test',
  password: 'open sesame',
  date_of_birth: '2015-03-09',
  guardian_name: 'Amina Malik',
  contact_number: '+92 300 1234567',
  preferred_language: 'urdu',
  signature: 'Zaynab Malik',
}

/** A backend that stores only the specified fields. */
const backend = { joinsAccount: false, offered, hasExtensions: false, origin: undefined }

type CourseValues = RegistrationValues['courses'][number]

const course = (changes: Partial<CourseValues> = {}): CourseValues => ({
  course_id: String(first!.id),
  code: '',
  timings: [{ from: '16:00', to: '17:00', days: [1, 3] }],
  billing: { receipt_image: receipt, payment_method: 'PayPal', transaction_id: '' },
  ...changes,
})

function errorsOf(values: RegistrationValues, step: StepName = 'courses'): Record<string, string | undefined> {
  const errors = createValidate(step === 'account' ? accountSchema(today) : coursesSchema(today, { offered }))(values)
  return Object.fromEntries(flattenErrors(errors).map(({ name, found }) => [name, decodeRule(found)?.rule]))
}

// proves 1§5.6, 1§5.7
test('accountSchema reports every required field', () => {
  expect(errorsOf({ ...emptyRegistration(''), courses: [] }, 'account')).toEqual({
    name: 'required',
    email: 'required',
    password: 'required',
    guardian_name: 'required',
    contact_number: 'required',
    signature: 'required',
  })
})

// proves 1§2.studentAccount.5
test.each<[Partial<RegistrationValues>, Record<string, string>]>([
  [{}, {}],
  [{ name: '   ' }, { name: 'required' }],
  [{ name: 'x'.repeat(256) }, { name: 'tooLong' }],
  [{ email: 'zaynab' }, { email: 'notEmail' }],
  [{ password: 'short' }, { password: 'tooShort' }],
  [{ date_of_birth: today }, {}],
  [{ date_of_birth: '2026-11-19' }, { date_of_birth: 'inFuture' }],
  [{ date_of_birth: '2015-02-30' }, { date_of_birth: 'notDay' }],
  [{ date_of_birth: '2015-03-' }, { date_of_birth: 'incomplete' }],
  [{ contact_number: '1'.repeat(41) }, { contact_number: 'tooLong' }],
  [{ alternate_contact_number: '' }, {}],
  [{ alternate_contact_number: '1'.repeat(41) }, { alternate_contact_number: 'tooLong' }],
  [{ registration_date: '2026-12-01' }, {}],
])('accountSchema validates %j', (changes, rules) => {
  expect(errorsOf({ ...complete, ...changes }, 'account')).toEqual(rules)
})

// proves 1§5.6, 1§5.7
test.each<[string, RegistrationValues['courses'], Record<string, string>]>([
  ['none', [], {}],
  ['untouched blocks', [newCourse(), newCourse()], {}],
  ['a complete block between untouched ones', [newCourse(), course(), newCourse()], {}],
  [
    'only a course',
    [{ ...newCourse(), course_id: String(first!.id) }],
    {
      'courses[0].timings[0].from': 'required',
      'courses[0].timings[0].to': 'required',
      'courses[0].billing.receipt_image': 'required',
      'courses[0].billing.payment_method': 'required',
    },
  ],
  [
    'only a receipt',
    [newCourse(), { ...newCourse(), billing: { receipt_image: receipt, payment_method: null, transaction_id: '' } }],
    {
      'courses[1].course_id': 'required',
      'courses[1].timings[0].from': 'required',
      'courses[1].timings[0].to': 'required',
      'courses[1].billing.payment_method': 'required',
    },
  ],
  [
    'a free course without a payment',
    [{ ...newCourse(), course_id: String(free!.id), timings: [{ from: '16:00', to: '17:00', days: [] }] }],
    {},
  ],
  ['a course no longer offered', [course({ course_id: '999' })], { 'courses[0].course_id': 'required' }],
  ['no time', [course({ timings: [] })], { 'courses[0].timings': 'tooFew' }],
  ['overnight', [course({ timings: [{ from: '23:30', to: '00:30', days: [] }] })], {}],
  [
    'a time of zero length',
    [
      course({
        timings: [
          { from: '16:00', to: '17:00', days: [] },
          { from: '18:00', to: '18:00', days: [7] },
        ],
      }),
    ],
    { 'courses[0].timings[1].to': 'sameTimes' },
  ],
])('coursesSchema validates courses: %s', (_, courses, rules) => {
  expect(errorsOf({ ...complete, courses })).toEqual(rules)
})

test('accountSchema ignores the courses', () => {
  expect(errorsOf({ ...complete, courses: [course({ course_id: null })] }, 'account')).toEqual({})
})

test('toRequest trims text and omits untouched course blocks', () => {
  const values = { ...complete, name: ' Zaynab Malik ', courses: [newCourse(), course()] }
  expect(toRequest(values, backend)).toEqual({
    name: 'Zaynab Malik',
    email: 'zaynab@maktab.test',
    password: 'open sesame',
    date_of_birth: '2015-03-09',
    guardian_name: 'Amina Malik',
    contact_number: '+92 300 1234567',
    preferred_language: 'urdu',
    signature: 'Zaynab Malik',
    registration_date: today,
    courses: [
      {
        course_id: first!.id,
        course_name: first!.name,
        timings: [{ from: '16:00', to: '17:00', days: [1, 3] }],
        billing: { receipt_image: receipt, payment_method: 'PayPal' },
      },
    ],
  })
})

// proves 1§2.studentAccount.5
test('toRequest sends the alternate contact number if there is one', () => {
  expect(toRequest({ ...complete, alternate_contact_number: ' 12345 ' }, backend)).toMatchObject({
    alternate_contact_number: '12345',
    courses: [],
  })
})

test('toFormField maps a server error on a course to its block', () => {
  const values = {
    ...complete,
    courses: [newCourse(), course(), newCourse(), course({ course_id: String(second!.id) })],
  }
  const fields = ['email', 'courses[0].timings[1].to', 'courses[1].course_id', 'courses[7].course_id']
  expect(fields.map(toFormField(values))).toEqual([
    'email',
    'courses[1].timings[1].to',
    'courses[3].course_id',
    'courses[7].course_id',
  ])
})

test('toRequest omits choices that were not made and the payment of a free course', () => {
  const values = { ...complete, preferred_language: null, date_of_birth: '', registration_date: '' }
  const sent = toRequest({ ...values, courses: [course({ course_id: String(free!.id) })] }, backend)
  expect(Object.keys(sent)).toEqual([
    'name',
    'guardian_name',
    'email',
    'password',
    'contact_number',
    'signature',
    'courses',
  ])
  expect(sent.courses?.[0]).not.toHaveProperty('billing')
})

// proves X70
test('toRequest sends origin, reference and transaction number only to a backend that stores them', () => {
  const billing = { receipt_image: receipt, payment_method: 'PayPal' as const, transaction_id: ' TX 1 ' }
  const values = { ...complete, reference: 'R-8F4K2Q', courses: [course({ billing })] }
  const specified = { receipt_image: receipt, payment_method: 'PayPal' }
  const extended = { ...backend, hasExtensions: true, origin: 'international' as const }
  expect(toRequest(values, extended).courses?.[0]?.billing).toEqual({
    ...specified,
    origin: 'international',
    reference: deriveCourseReference('R-8F4K2Q', first!.id),
    transaction_id: 'TX 1',
  })
  expect(toRequest(values, { ...extended, hasExtensions: false }).courses?.[0]?.billing).toEqual(specified)
})

test('toRequest omits an unselected origin', () => {
  const values = { ...complete, reference: 'R-8F4K2Q', courses: [course()] }
  const sent = toRequest(values, { ...backend, hasExtensions: true }).courses?.[0]?.billing
  expect(Object.keys(sent ?? {})).toEqual(['receipt_image', 'payment_method', 'reference'])
})
