import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { reportSchema, toRequest, toValues } from './report.schema.ts'

const [report] = examples.listTeacherReports[200].typical.data
const values = toValues(report)

// proves 2§3.23
test('toValues and toRequest round-trip a report with its id and version', () => {
  expect(values).toEqual({
    courseId: '1',
    studentId: '1',
    classId: '1',
    attendance: '92%',
    testRemarks: 'Reads carefully, but still rushes long vowels.',
    classParticipation: 'Asks good questions.',
    suggestions: 'Read aloud for ten minutes every day.',
  })
  expect(toRequest({ ...values, testRemarks: ' Better. ', suggestions: ' ' }, report)).toEqual({
    id: report!.id,
    version: report!.version,
    classId: 1,
    studentId: 1,
    courseId: 1,
    attendance: '92%',
    testRemarks: 'Better.',
    classParticipation: 'Asks good questions.',
    suggestions: '',
  })
})

test('toRequest gives a new report the id 0 and no version', () => {
  expect(toRequest(values, undefined)).toMatchObject({ id: 0, studentId: 1 })
  expect(toRequest(values, undefined)).not.toHaveProperty('version')
  expect(toValues(undefined)).toMatchObject({ courseId: null, studentId: null, classId: null, attendance: '' })
})

// proves D32.1
test.each([
  ['85', '85%'],
  ['85%', '85%'],
  [' 85 %% ', '85%'],
  ['always', 'always'],
])('toRequest turns attendance %j into %j', (attendance, sent) => {
  expect(toRequest({ ...values, attendance }, report).attendance).toBe(sent)
})

// proves 2§5.6, 2§5.7
test.each([
  [{ courseId: null }, ['courseId']],
  [{ studentId: null, classId: null }, ['studentId', 'classId']],
  [{ attendance: ' ' }, ['attendance']],
  [{ attendance: ' % ' }, ['attendance']],
  [{ attendance: '9'.repeat(50) }, ['attendance']],
  [{ testRemarks: '', classParticipation: '\n' }, ['testRemarks', 'classParticipation']],
  [{ suggestions: '' }, []],
])('reportSchema rejects %j at %j', (change, fields) => {
  expect(Object.keys(createValidate(reportSchema)({ ...values, ...change }))).toEqual(fields)
})
