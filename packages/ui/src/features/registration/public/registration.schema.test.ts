import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { flattenErrors, createValidate } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import { deriveCourseReference } from '#lib/money/payments.ts'
import {
  type RegistrationValues,
  type StepName,
  accountSchema,
  coursesSchema,
  emptyRegistration,
  newCourse,
  toRequest,
} from './registration.schema.ts'
import { toFormField } from './registrationFields.ts'

const offered = examples.listCourses[200].typical.course
const [first, second] = offered
const free = offered.find(({ price }) => price === 0)
const today = '2026-11-18'
const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })

const whole: RegistrationValues = {
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

/** A backend that keeps only what the specification names. */
const older = { joinsAccount: false, offered, isKept: false, origin: undefined }

type CourseValues = RegistrationValues['courses'][number]

const course = (changes: Partial<CourseValues> = {}): CourseValues => ({
  course_id: String(first!.id),
  code: '',
  timings: [{ from: '16:00', to: '17:00', days: [1, 3] }],
  billing: { receipt_image: receipt, payment_method: 'PayPal', transaction_id: '' },
  ...changes,
})

function rulesBroken(values: RegistrationValues, step: StepName = 'courses'): Record<string, string | undefined> {
  const errors = createValidate(step === 'account' ? accountSchema(today) : coursesSchema(today, { offered }))(values)
  return Object.fromEntries(flattenErrors(errors).map(({ name, found }) => [name, decodeRule(found)?.rule]))
}

// proves 1§5.6, 1§5.7
test('what has to be there', () => {
  expect(rulesBroken({ ...emptyRegistration(''), courses: [] }, 'account')).toEqual({
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
])('the account: %j', (changes, rules) => {
  expect(rulesBroken({ ...whole, ...changes }, 'account')).toEqual(rules)
})

// proves 1§5.6, 1§5.7
test.each<[string, RegistrationValues['courses'], Record<string, string>]>([
  ['none', [], {}],
  ['blocks that nobody touched', [newCourse(), newCourse()], {}],
  ['a whole one between two that nobody touched', [newCourse(), course(), newCourse()], {}],
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
  ['a course that is gone', [course({ course_id: '999' })], { 'courses[0].course_id': 'required' }],
  ['no time', [course({ timings: [] })], { 'courses[0].timings': 'tooFew' }],
  ['overnight', [course({ timings: [{ from: '23:30', to: '00:30', days: [] }] })], {}],
  [
    'a time that ends as it begins',
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
])('the courses: %s', (_, courses, rules) => {
  expect(rulesBroken({ ...whole, courses })).toEqual(rules)
})

test('in the first step the courses don’t count yet', () => {
  expect(rulesBroken({ ...whole, courses: [course({ course_id: null })] }, 'account')).toEqual({})
})

test('what is sent', () => {
  const values = { ...whole, name: ' Zaynab Malik ', courses: [newCourse(), course()] }
  expect(toRequest(values, older)).toEqual({
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
test('another number goes along when there is one', () => {
  expect(toRequest({ ...whole, alternate_contact_number: ' 12345 ' }, older)).toMatchObject({
    alternate_contact_number: '12345',
    courses: [],
  })
})

test('what the server says of a course finds its block', () => {
  const values = { ...whole, courses: [newCourse(), course(), newCourse(), course({ course_id: String(second!.id) })] }
  const fields = ['email', 'courses[0].timings[1].to', 'courses[1].course_id', 'courses[7].course_id']
  expect(fields.map(toFormField(values))).toEqual([
    'email',
    'courses[1].timings[1].to',
    'courses[3].course_id',
    'courses[7].course_id',
  ])
})

test('what was not chosen, and the payment of a free course, stay out of what is sent', () => {
  const values = { ...whole, preferred_language: null, date_of_birth: '', registration_date: '' }
  const sent = toRequest({ ...values, courses: [course({ course_id: String(free!.id) })] }, older)
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
test('origin, reference and transaction number are sent only to a backend that keeps them', () => {
  const billing = { receipt_image: receipt, payment_method: 'PayPal' as const, transaction_id: ' TX 1 ' }
  const values = { ...whole, reference: 'R-8F4K2Q', courses: [course({ billing })] }
  const specified = { receipt_image: receipt, payment_method: 'PayPal' }
  const kept = { ...older, isKept: true, origin: 'international' as const }
  expect(toRequest(values, kept).courses?.[0]?.billing).toEqual({
    ...specified,
    origin: 'international',
    reference: deriveCourseReference('R-8F4K2Q', first!.id),
    transaction_id: 'TX 1',
  })
  expect(toRequest(values, { ...kept, isKept: false }).courses?.[0]?.billing).toEqual(specified)
})

test('an origin that was not chosen is not sent', () => {
  const values = { ...whole, reference: 'R-8F4K2Q', courses: [course()] }
  const sent = toRequest(values, { ...older, isKept: true }).courses?.[0]?.billing
  expect(Object.keys(sent ?? {})).toEqual(['receipt_image', 'payment_method', 'reference'])
})
