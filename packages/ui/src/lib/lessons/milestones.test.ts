import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { findMilestone } from './milestones.ts'

const { milestones, empty } = examples.listOwnAttendance[200]

test('findMilestone finds ten lessons in a row for a week after the tenth', () => {
  const streak = { kind: 'streak', count: 10, day: '2026-03-22' }
  expect(findMilestone(milestones, '2026-03-22')).toEqual(streak)
  expect(findMilestone(milestones, '2026-03-28')).toEqual(streak)
  expect(findMilestone(milestones, '2026-03-29')).toBeUndefined()
})

test('findMilestone starts counting again after a missed lesson', () => {
  const [newest, ...older] = milestones.marks
  const marks = [newest!, { ...older[0]!, status: 'absent' as const }, ...older.slice(1)]
  expect(findMilestone({ ...milestones, marks }, '2026-03-18')).toMatchObject({ kind: 'half' })
  expect(findMilestone({ ...milestones, marks }, '2026-03-28')).toBeUndefined()
})

test('findMilestone finds half and all of a course, and no half of a short one', () => {
  const courses = milestones.courses.slice(0, 1)
  expect(findMilestone({ courses, marks: [] }, '2026-03-16')).toEqual({
    kind: 'half',
    courseName: courses[0]!.name,
    day: '2026-03-16',
  })
  const short = courses.map((course) => ({ ...course, outlines: 3 }))
  expect(findMilestone({ courses: short, marks: [] }, '2026-03-16')).toMatchObject({ kind: 'finished' })
  expect(findMilestone(empty, '2026-03-16')).toBeUndefined()
})
