import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { reportSchema, toRequest, toValues } from './ReportFormPage.tsx'

const { typical, withoutClass } = examples.listReports[200]
const report = typical.data[0]!
const check = (changes: object) => createValidate(reportSchema)({ ...toValues(report), ...changes })

test.each(typical.data)('toValues and toRequest round-trip report $id with its version', (stored) => {
  expect(toRequest(toValues(stored), stored)).toEqual({
    id: stored.id,
    classId: stored.class.id,
    studentId: stored.student.id,
    teacherId: stored.teacher.id,
    courseId: stored.course.id,
    attendance: stored.attendance,
    test_remarks: stored.test_remarks,
    participation: stored.participation,
    suggestions: stored.suggestions ?? '',
    version: stored.version,
  })
  expect(check({})).toEqual({})
})

test('toRequest trims texts', () => {
  const values = { ...toValues(report), attendance: ' 90% ', test_remarks: ' Fine.\n' }
  expect(toRequest(values, report)).toMatchObject({ attendance: '90%', test_remarks: 'Fine.' })
})

test('reportSchema requires a class if the report’s is gone', () => {
  expect(Object.keys(createValidate(reportSchema)(toValues(withoutClass.data[0]!)))).toEqual(['classId'])
})

// proves 2§5.5
test('2§5: reportSchema reports missing fields in the given order', () => {
  const none = { courseId: null, classId: '', teacherId: null, studentId: null, attendance: ' ' }
  const errors = check(none) as Record<string, string>
  expect(Object.keys(errors)).toEqual(['studentId', 'teacherId', 'classId', 'courseId', 'attendance'])
  for (const expected of Object.values(errors)) expect(decodeRule(expected)?.rule).toBe('required')
})

test.each([
  [{ attendance: '9'.repeat(50) }, {}],
  [{ attendance: '9'.repeat(51) }, { attendance: { rule: 'tooLong', limit: 50 } }],
  [{ test_remarks: '', participation: '', suggestions: '' }, {}],
  [{ suggestions: 'x'.repeat(5001) }, { suggestions: { rule: 'tooLong', limit: 5000 } }],
])('reportSchema validates %o: %o', (change, expected) => {
  const errors = check(change) as Record<string, string>
  expect(Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, decodeRule(text)]))).toEqual(expected)
})
