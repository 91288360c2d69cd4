import type { PrintableReport } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { chooseReport } from './chooseReport.ts'

const { data: newest, older } = examples.getStudentPerformance[200].severalCourses
const reports: readonly PrintableReport[] = [newest, ...older]
const shown = (asked: Parameters<typeof chooseReport>[1], given = reports) => {
  const { report, others, isOfAsked } = chooseReport(given, asked)
  return { id: report?.id, others: others.map(({ id }) => id), isOfAsked }
}
const nameless = reports.map((report) => ({ ...report, course: { name: report.course.name } }))

test('without a course the newest is shown', () => {
  expect(shown({})).toEqual({ id: 12, others: [11, 1], isOfAsked: true })
})

test.each([...new Set(reports.map(({ course }) => course.id))])('of course %i its newest is shown', (id) => {
  const { report, isOfAsked } = chooseReport(reports, { courseKey: String(id) })
  expect(report).toBe(reports.find(({ course }) => course.id === id))
  expect(isOfAsked).toBe(true)
})

test.each([...new Set(reports.map(({ course }) => course.name))])('%s is found by its name too', (name) => {
  expect(chooseReport(nameless, { courseKey: name })).toMatchObject({ report: { course: { name } }, isOfAsked: true })
})

test.each(reports.map(({ id }) => id))('report %i can be reached', (reportId) => {
  expect(shown({ courseKey: '1', reportId })).toMatchObject({ id: reportId, isOfAsked: true })
})

test('a report of another course is told to be one', () => {
  expect(shown({ courseKey: '99' })).toEqual({ id: 12, others: [11, 1], isOfAsked: false })
  expect(shown({ courseKey: 'Arabic grammar I' }, nameless)).toMatchObject({ isOfAsked: false })
})

test('nothing is claimed where it can’t be told', () => {
  expect(shown({ courseKey: '99' }, nameless)).toMatchObject({ id: 12, isOfAsked: true })
  expect(shown({ courseKey: '1' }, [])).toEqual({ id: undefined, others: [], isOfAsked: true })
})
