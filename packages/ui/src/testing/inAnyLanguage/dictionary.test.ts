import { beforeEach, expect, test } from 'vitest'
import { asSaid, inEnglish, learn, openDictionary, readings, EnglishPattern, patternOf } from './dictionary.ts'

beforeEach(() => {
  openDictionary(true)
  learn('حذف کریں', 'Delete')
  learn('کورس', 'Course')
  learn('کورسز', 'Courses')
})

test('a text of the page is read as what it is in English, and as it stands', () => {
  expect(readings('حذف کریں')).toEqual(expect.arrayContaining(['حذف کریں', 'Delete']))
  expect(readings('STD-001')).toEqual(['STD-001'])
  expect(inEnglish('کورس')).toBe('Course')
  expect(inEnglish('STD-001')).toBe('STD-001')
})

test('texts that were put together are read in parts, the longest first, whether or not they touch', () => {
  expect(readings('کورس: Tajweed')).toContain('Course: Tajweed')
  expect(readings('کورسز4')).toContain('Courses4')
  expect(readings('کورسزحذف کریں')).toContain('CoursesDelete')
})

test('what a language says alike for two things is read as either', () => {
  learn('حذف کریں', 'Remove')
  expect(readings('حذف کریں Tajweed')).toEqual(expect.arrayContaining(['Delete Tajweed', 'Remove Tajweed']))
})

test('marks of direction and kinds of space make no difference', () => {
  expect(readings('\u2068کورس\u2069\u00a04')).toContain('Course 4')
})

test('a new story has said nothing yet, and one in English needs no reading', () => {
  openDictionary(true)
  expect(readings('کورس')).toEqual(['کورس'])
  openDictionary(false)
  learn('کورس', 'Course')
  expect(readings('کورس')).toEqual(['کورس'])
})

test('a pattern finds what means it, and nothing else', () => {
  expect(patternOf('Delete', { isWhole: true }).test('حذف کریں')).toBe(true)
  expect(patternOf('Delete', { isWhole: true }).test('کورس حذف کریں')).toBe(false)
  expect(patternOf('Delete', { isWhole: false }).test('کورس حذف کریں')).toBe(true)
  expect(patternOf('Price (USD)', { isWhole: true }).test('Price (USD)')).toBe(true)
  expect(new EnglishPattern(/^course/i).test('کورس: Tajweed')).toBe(true)
  expect(new EnglishPattern(/^Edit/).test('کورس')).toBe(false)
})

test('a search is typed as the page says it', () => {
  expect(asSaid('delete')).toBe('حذف کریں')
  expect(asSaid('courses tajweed')).toBe('کورسز tajweed')
  expect(asSaid('discourse')).toBe('discourse')
  learn('[Ƥàśţ]', 'Past')
  expect(asSaid('past')).toBe('[[Ƥàśţ]')
})
