import type { PrintableReport } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { chooseReport } from './chooseReport.ts'

const { data: newest, older } = examples.getStudentPerformance[200].severalCourses
const reports: readonly PrintableReport[] = [newest, ...older]
const choose = (request: Parameters<typeof chooseReport>[1], given = reports) => {
  const { report, others, isOfRequestedCourse } = chooseReport(given, request)
  return { id: report?.id, others: others.map(({ id }) => id), isOfRequestedCourse }
}
const nameless = reports.map((report) => ({ ...report, course: { name: report.course.name } }))

test('chooseReport returns the newest report without a course', () => {
  expect(choose({})).toEqual({ id: 12, others: [11, 1], isOfRequestedCourse: true })
})

test.each([...new Set(reports.map(({ course }) => course.id))])(
  'chooseReport returns the newest report of course %i',
  (id) => {
    const { report, isOfRequestedCourse } = chooseReport(reports, { courseKey: String(id) })
    expect(report).toBe(reports.find(({ course }) => course.id === id))
    expect(isOfRequestedCourse).toBe(true)
  },
)

test.each([...new Set(reports.map(({ course }) => course.name))])('chooseReport finds %s by its name', (name) => {
  expect(chooseReport(nameless, { courseKey: name })).toMatchObject({
    report: { course: { name } },
    isOfRequestedCourse: true,
  })
})

test.each(reports.map(({ id }) => id))('chooseReport returns report %i by its id', (reportId) => {
  expect(choose({ courseKey: '1', reportId })).toMatchObject({ id: reportId, isOfRequestedCourse: true })
})

test('chooseReport reports that no report is of the requested course', () => {
  expect(choose({ courseKey: '99' })).toEqual({ id: 12, others: [11, 1], isOfRequestedCourse: false })
  expect(choose({ courseKey: 'Arabic grammar I' }, nameless)).toMatchObject({ isOfRequestedCourse: false })
})

test('chooseReport assumes a match if it can’t tell', () => {
  expect(choose({ courseKey: '99' }, nameless)).toMatchObject({ id: 12, isOfRequestedCourse: true })
  expect(choose({ courseKey: '1' }, [])).toEqual({ id: undefined, others: [], isOfRequestedCourse: true })
})

test('chooseReport returns the report before the chosen one on the same course', () => {
  const previousOf = (reportId: number, given = reports) => chooseReport(given, { reportId }).previous?.id
  expect([12, 11, 1].map((id) => previousOf(id))).toEqual([undefined, 1, undefined])
  expect(previousOf(11, nameless)).toBe(1)
})
