import { expect, test } from 'vitest'
import { type RegistrationValues, emptyRegistration, newCourse, newTiming } from './registration.schema.ts'
import { isGuardianKnown, toChildRequest } from './addChildRequest.ts'

const guardian = { email: 'a@maktab.test', guardian_name: 'Amina Malik', contact_number: '+92 300 1234567' }
const values: RegistrationValues = {
  ...emptyRegistration('2026-11-18'),
  ...guardian,
  name: ' Sara Malik ',
  signature: 'Amina Malik',
  alternate_contact_number: '',
}

// proves D302.2
test('toChildRequest sends the child only, and the guardian if it was asked', () => {
  expect(toChildRequest(values, { guardian, asksGuardian: false })).toEqual({ name: 'Sara Malik' })
  expect(toChildRequest(values, { guardian, asksGuardian: true })).toEqual({
    name: 'Sara Malik',
    guardian_name: 'Amina Malik',
    contact_number: '+92 300 1234567',
    signature: 'Amina Malik',
  })
})

test('toChildRequest clears an alternate number that the school has', () => {
  const known = { ...guardian, alternate_contact_number: '+92 321 7654321' }
  expect(toChildRequest(values, { guardian: known, asksGuardian: true })).toMatchObject({
    alternate_contact_number: '',
  })
})

test('toChildRequest omits untouched times', () => {
  const course = { ...newCourse(), course_id: '4' }
  const wished = { from: '16:00', to: '17:00', days: [] }
  const send = (timings: RegistrationValues['courses'][number]['timings']) =>
    toChildRequest({ ...values, courses: [{ ...course, timings }] }, { guardian, asksGuardian: false }).courses
  expect(send([newTiming()])).toEqual([{ course_id: 4 }])
  expect(send([newTiming(), wished])).toEqual([{ course_id: 4, timings: [{ from: '16:00', to: '17:00' }] }])
})

test('isGuardianKnown needs name and phone number', () => {
  expect(isGuardianKnown(guardian)).toBe(true)
  expect(isGuardianKnown({ email: guardian.email, guardian_name: ' ' })).toBe(false)
  expect(isGuardianKnown({ ...guardian, contact_number: ' ' })).toBe(false)
})
