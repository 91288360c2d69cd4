import { expect, test } from 'vitest'
import { emptyRegistration, newCourse } from './registration.schema.ts'
import { fillKnownFields, prefillCourse, toSchoolTimes } from './registrationFormValues.ts'

const block = (course_id: string) => ({ ...newCourse(), course_id })
const values = (...courses: ReturnType<typeof block>[]) => ({ ...emptyRegistration('2026-11-22'), courses })
const ids = (...courses: ReturnType<typeof block>[]) =>
  prefillCourse(values(...courses), 7).courses.map(({ course_id }) => course_id)

test('prefillCourse puts the requested course first, once, before earlier choices', () => {
  expect(ids(newCourse() as never)).toEqual(['7'])
  expect(ids(block('3'))).toEqual(['7', '3'])
  expect(ids(block('3'), block('7'))).toEqual(['7', '3'])
})

test('prefillCourse without a course returns the values unchanged', () => {
  const earlier = values(block('3'))
  expect(prefillCourse(earlier, undefined)).toBe(earlier)
})

test('prefillCourse keeps the times of a course that was chosen before', () => {
  const timed = { ...block('7'), timings: [{ from: '16:00', to: '17:00', days: [] }] }
  expect(prefillCourse(values(block('3'), timed), 7).courses[0]).toBe(timed)
})

test('fillKnownFields fills empty fields and keeps what was typed', () => {
  const known = { name: 'Zoya Iqbal', contact_number: '+44 20 5550142', preferred_language: 'english' as const }
  expect(fillKnownFields(emptyRegistration('2026-11-22'), known, 'UTC')).toMatchObject(known)
  const typed = { ...emptyRegistration('2026-11-22'), name: 'Zoya I.', preferred_language: 'urdu' as const }
  expect(fillKnownFields(typed, known, 'UTC')).toMatchObject({ ...known, name: 'Zoya I.', preferred_language: 'urdu' })
  expect(fillKnownFields(typed, undefined, 'UTC')).toBe(typed)
})

test('fillKnownFields turns the wished instants into weekly times of a zone, unless times were typed', () => {
  const wishes = [
    { at: '2026-11-24T16:00:00Z', minutes: 30 },
    { at: '2026-11-28T18:45:00Z', minutes: 30 },
  ]
  const known = { name: 'Zoya Iqbal', contact_number: '', preferred_language: null, wishes }
  expect(fillKnownFields(values(block('7')), known, 'Europe/London').courses).toEqual([
    {
      ...block('7'),
      timings: [
        { from: '16:00', to: '16:30', days: [2] },
        { from: '18:45', to: '19:15', days: [6] },
      ],
    },
  ])
  expect(fillKnownFields(values(block('7')), known, 'Asia/Karachi').courses[0]?.timings[1]).toEqual({
    from: '23:45',
    to: '00:15',
    days: [6],
  })
  const typed = values({ ...block('7'), timings: [{ from: '10:00', to: '11:00', days: [] }] })
  expect(fillKnownFields(typed, known, 'UTC').courses).toBe(typed.courses)
})

test('toSchoolTimes converts the times of all courses and leaves unfinished ones', () => {
  const own = values(
    { ...block('7'), timings: [{ from: '20:00', to: '21:00', days: [1] }] },
    { ...block('8'), timings: [{ from: '', to: '', days: [] }] },
  )
  const zones = { timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' }
  const converted = toSchoolTimes(own, zones, new Date('2026-11-22T12:00:00Z'))
  expect(converted.courses.map(({ timings }) => timings)).toEqual([
    [{ from: '01:00', to: '02:00', days: [2] }],
    [{ from: '', to: '', days: [] }],
  ])
})
