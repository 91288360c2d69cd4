import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { type FirstDaysSources, getFirstDays } from './getFirstDays.ts'

const { courses } = examples.listEnrolledCourses[200].typical
const { classes } = examples.listStudentClasses[200].typical
const { lessons } = examples.getTimetable[200].typical
const { empty, typical } = examples.listOwnAttendance[200]
const bill = examples.listStudentBilling[200].followed.billing.find(({ paymentStatus }) => paymentStatus === 'pending')!
const request = { courseId: 1, courseName: 'Tajweed', price: 45, teacher: null }
const now = new Date('2026-03-24T09:00:00Z')

const fresh: FirstDaysSources = {
  courses: [],
  billing: [],
  requests: [],
  classes: [],
  lessons: [],
  attendance: empty,
  isMicrophoneTested: false,
}
const summarize = (sources: Partial<FirstDaysSources>) =>
  getFirstDays({ ...fresh, ...sources }, now)?.steps.map(({ id, state }) => `${id} ${state}`)
const withoutReports = classes.map((entry) => ({ ...entry, reported: null }))

test('getFirstDays asks an account without a course to choose one', () => {
  expect(summarize({})?.slice(0, 3)).toEqual(['course current', 'receipt ahead', 'review ahead'])
})

test('getFirstDays asks for the payment of a requested course after teacher and time, and skips it for a free one', () => {
  expect(summarize({ requests: [request] })).toEqual([
    'course done',
    'teacher current',
    'receipt ahead',
    'review ahead',
    'microphone ahead',
    'lesson ahead',
  ])
  const allotted = { ...request, teacher: 'Amina Yusuf' }
  expect(summarize({ requests: [allotted] })?.slice(1, 3)).toEqual(['teacher done', 'receipt current'])
  expect(getFirstDays({ ...fresh, requests: [allotted] }, now)?.teachers).toEqual(['Amina Yusuf'])
  expect(summarize({ requests: [{ ...request, price: 0 }] })?.slice(0, 2)).toEqual(['course done', 'teacher current'])
})

test('getFirstDays follows the receipt, the school’s review, and the teacher', () => {
  const sentAt = '2026-03-22T08:00:00Z'
  expect(summarize({ billing: [{ ...bill, sentAt }] })?.slice(0, 3)).toEqual([
    'course done',
    'receipt done',
    'review current',
  ])
  const paid = { ...bill, sentAt, paymentStatus: 'paid' as const }
  expect(summarize({ billing: [paid], courses })?.slice(2, 4)).toEqual(['review done', 'teacher current'])
  const allotted = { billing: [paid], courses, classes: withoutReports, lessons, isMicrophoneTested: true }
  expect(summarize(allotted)?.slice(3)).toEqual(['teacher done', 'microphone done', 'lesson current'])
  expect(getFirstDays({ ...fresh, ...allotted }, now)?.firstLesson?.starts.at).toBe('2026-03-24T15:00:00Z')
})

test('getFirstDays leaves out the microphone where it can’t be tested', () => {
  expect(summarize({ isMicrophoneTested: undefined })?.join()).not.toContain('microphone')
})

test('getFirstDays ends with the first lesson, a report, or three weeks after the first payment', () => {
  const allotted = { courses, classes: withoutReports, lessons }
  expect(summarize(allotted)).toBeDefined()
  expect(summarize({ ...allotted, attendance: typical })).toBeUndefined()
  expect(summarize({ ...allotted, classes })).toBeUndefined()
  expect(summarize({ ...allotted, billing: [{ ...bill, sentAt: '2026-02-20T08:00:00Z' }] })).toBeUndefined()
  // Without attendance of the backend nobody knows whether a lesson was held.
  expect(summarize({ ...allotted, attendance: undefined })).toBeUndefined()
})
