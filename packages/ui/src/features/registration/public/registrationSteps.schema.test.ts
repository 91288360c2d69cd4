import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import { type RegistrationValues, emptyRegistration, newCourse } from './registration.schema.ts'
import { toRequest } from './registrationRequest.schema.ts'
import {
  type RegistrationStep,
  createChildSchema,
  createStepSchema,
  getStepOfField,
} from './registrationSteps.schema.ts'

const offered = examples.listCourses[200].typical.course
const [first] = offered
const today = '2026-11-18'
const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })

const complete: RegistrationValues = {
  ...emptyRegistration(today),
  name: 'Zaynab Malik',
  email: 'zaynab@maktab.test',
  password: 'open sesame',
  guardian_name: 'Amina Malik',
  contact_number: '+92 300 1234567',
  signature: 'Amina Malik',
  courses: [{ ...newCourse(), course_id: String(first!.id), timings: [{ from: '16:00', to: '17:00', days: [] }] }],
}

const flatten = (errors: object) =>
  Object.fromEntries(flattenErrors(errors).map(({ name, found }) => [name, decodeRule(found)?.rule]))

const errorsOf = (values: RegistrationValues, step: RegistrationStep) =>
  flatten(createValidate(createStepSchema(step, { today, offered }))(values))

test.each<[RegistrationStep, Partial<RegistrationValues>, object]>([
  ['student', { name: ' ' }, { name: 'required' }],
  ['student', { date_of_birth: '2026-11-19' }, { date_of_birth: 'inFuture' }],
  ['student', { email: '', contact_number: '', courses: [] }, {}],
  ['times', { name: '', email: '' }, {}],
  ['times', { courses: [newCourse()] }, {}],
  [
    'times',
    { courses: [{ ...newCourse(), course_id: String(first!.id) }] },
    { 'courses[0].timings[0].from': 'required', 'courses[0].timings[0].to': 'required' },
  ],
  ['contact', {}, {}],
  ['contact', { contact_number: '12' }, { contact_number: 'noCountryCode' }],
  ['contact', { contact_number: '0300 1234567' }, { contact_number: 'noCountryCode' }],
  ['contact', { contact_number: ' ' }, { contact_number: 'required' }],
  ['contact', { alternate_contact_number: '12' }, { alternate_contact_number: 'noCountryCode' }],
  ['contact', { name: '' }, { name: 'required' }],
])('createStepSchema checks what the step %s asks: %j', (step, changes, expected) => {
  expect(errorsOf({ ...complete, ...changes }, step)).toEqual(expected)
})

// proves D300.4
test('createStepSchema requires a receipt only from families who have paid', () => {
  expect(errorsOf(complete, 'contact')).toEqual({})
  expect(errorsOf({ ...complete, has_paid: true }, 'times')).toEqual({
    'courses[0].billing.receipt_image': 'required',
    'courses[0].billing.payment_method': 'required',
  })
})

// proves D300.1
test('toRequest sends payment details only from families who have paid', () => {
  const [course] = complete.courses
  const paid = { ...course!, code: 'SIBLINGS', billing: { ...course!.billing, receipt_image: receipt } }
  const values = {
    ...complete,
    courses: [{ ...paid, billing: { ...paid.billing, payment_method: 'PayPal' as const } }],
  }
  const sending = { offered, hasExtensions: true, origin: undefined, joinsAccount: false, keepsRequests: true }
  expect(Object.keys(toRequest(values, sending).courses?.[0] ?? {})).toEqual(['course_id', 'course_name', 'timings'])
  expect(toRequest({ ...values, has_paid: true }, sending).courses?.[0]).toMatchObject({
    code: 'SIBLINGS',
    billing: { payment_method: 'PayPal', receipt_image: receipt },
  })
})

// proves D302.2
test.each<[Partial<RegistrationValues>, boolean, object]>([
  [{}, false, {}],
  [{ name: '' }, false, { name: 'required' }],
  [{ guardian_name: '', contact_number: '', signature: '' }, false, {}],
  [
    { guardian_name: '', contact_number: '1', signature: '' },
    true,
    { guardian_name: 'required', contact_number: 'noCountryCode', signature: 'required' },
  ],
  [{ courses: [{ ...newCourse(), course_id: String(first!.id) }] }, false, {}],
  [
    { courses: [{ ...newCourse(), timings: [{ from: '16:00', to: '', days: [] }] }] },
    false,
    { 'courses[0].timings[0].to': 'required' },
  ],
])('createChildSchema checks %j, asking for the guardian: %s', (changes, asksGuardian, expected) => {
  const schema = createChildSchema(today, { asksGuardian })
  expect(flatten(createValidate(schema)({ ...complete, email: '', password: '', ...changes }))).toEqual(expected)
})

test('getStepOfField finds the step that shows an error', () => {
  expect(['name', 'courses', 'courses[0].course_id', 'email', 'guardian_name'].map(getStepOfField)).toEqual([
    'student',
    'times',
    'times',
    'contact',
    'contact',
  ])
})
