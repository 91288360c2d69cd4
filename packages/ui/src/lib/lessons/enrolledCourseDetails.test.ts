import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { getEnrolledCourseDetails } from './enrolledCourseDetails.ts'

const { lessons } = examples.getTimetable[200].typical
const { classes } = examples.listStudentClasses[200].typical
const attendance = examples.listOwnAttendance[200].typical
const moment = { now: new Date('2026-03-24T09:00:00Z'), today: '2026-03-24' }

test('getEnrolledCourseDetails collects teacher, next lesson, progress and report of a course', () => {
  const details = getEnrolledCourseDetails(1, { lessons, classes, attendance }, moment)
  expect(details.teachers.length).toBeGreaterThan(0)
  expect(details.nextLesson?.courses.map(({ id }) => id)).toContain(1)
  expect(details.upcomingDays[0]).toBe(details.nextLesson?.heldOn)
  expect(details.progress).toMatchObject({ id: 1, held: 10 })
  expect(details.reported?.reported).toBe('2026-11-16')
})

test('getEnrolledCourseDetails takes the newest report of several classes', () => {
  const [first] = classes
  const newer = { ...first!, class: { ...first!.class, id: 99 }, reported: '2026-12-01' }
  const { reported } = getEnrolledCourseDetails(1, { lessons, classes: [first!, newer], attendance }, moment)
  expect(reported?.class.id).toBe(99)
})

test('getEnrolledCourseDetails leaves out what the backend doesn’t tell', () => {
  expect(getEnrolledCourseDetails(1, { lessons: [], classes: [], attendance: undefined }, moment)).toEqual({
    teachers: [],
    nextLesson: undefined,
    upcomingDays: [],
    progress: undefined,
    reported: undefined,
  })
})
