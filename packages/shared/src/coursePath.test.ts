import { expect, test } from 'vitest'
import { parseCourseId, coursePath } from './coursePath.ts'

test.each([
  ['Tajweed for beginners', '/courses/7-tajweed-for-beginners'],
  ['Qira’at, an introduction', '/courses/7-qiraat-an-introduction'],
  ['ناظرہ قرآن', `/courses/7-${encodeURIComponent('ناظرہ-قرآن')}`],
  ['</script><b>', '/courses/7-script-b'],
  ['../../admin', '/courses/7-admin'],
  ['?!', '/courses/7'],
  ['x'.repeat(80), '/courses/7'],
])('a course named %s has a readable path', (name, path) => {
  expect(coursePath({ id: 7, name })).toBe(path)
  expect(parseCourseId(path.split('/')[2] ?? '')).toBe(7)
})

test.each(['', '0', 'seven', '7x', '-7', '9'.repeat(40)])('“%s” is no course id', (part) => {
  expect(parseCourseId(part)).toBeUndefined()
})
