import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createTeacherLookup } from './createTeacherLookup.ts'

const teacherOf = createTeacherLookup(examples.listTeachers[200].typical.teachers)

// proves D2.1
test.each([
  [1, 'TCH-001 · Amina Yusuf'],
  ['1', 'TCH-001 · Amina Yusuf'],
  [999, '999'],
  ['TCH-77', 'TCH-77'],
  [null, 'N/A'],
])('%j is shown as %s', (teacherID, shown) => expect(teacherOf({ teacherID })).toBe(shown))
