import { beforeEach, expect, test } from 'vitest'
import { asSaid, inEnglish, learn, openDictionary, readings, EnglishPattern, patternOf } from './dictionary.ts'

beforeEach(() => {
  openDictionary(true)
  learn('حذف کریں', 'Delete')
  learn('کورس', 'Course')
  learn('کورسز', 'Courses')
})

test('readings returns the English meaning and the original text', () => {
  expect(readings('حذف کریں')).toEqual(expect.arrayContaining(['حذف کریں', 'Delete']))
  expect(readings('STD-001')).toEqual(['STD-001'])
  expect(inEnglish('کورس')).toBe('Course')
  expect(inEnglish('STD-001')).toBe('STD-001')
})

test('readings translates parts of composed texts, longest first, with or without separators', () => {
  expect(readings('کورس: Tajweed')).toContain('Course: Tajweed')
  expect(readings('کورسز4')).toContain('Courses4')
  expect(readings('کورسزحذف کریں')).toContain('CoursesDelete')
})

test('readings returns every meaning of an ambiguous text', () => {
  learn('حذف کریں', 'Remove')
  expect(readings('حذف کریں Tajweed')).toEqual(expect.arrayContaining(['Delete Tajweed', 'Remove Tajweed']))
})

test('readings ignores bidi marks and kinds of whitespace', () => {
  expect(readings('\u2068کورس\u2069\u00a04')).toContain('Course 4')
})

test('openDictionary clears learned texts and disables translation for English', () => {
  openDictionary(true)
  expect(readings('کورس')).toEqual(['کورس'])
  openDictionary(false)
  learn('کورس', 'Course')
  expect(readings('کورس')).toEqual(['کورس'])
})

test('patterns match translations and nothing else', () => {
  expect(patternOf('Delete', { isWhole: true }).test('حذف کریں')).toBe(true)
  expect(patternOf('Delete', { isWhole: true }).test('کورس حذف کریں')).toBe(false)
  expect(patternOf('Delete', { isWhole: false }).test('کورس حذف کریں')).toBe(true)
  expect(patternOf('Price (USD)', { isWhole: true }).test('Price (USD)')).toBe(true)
  expect(new EnglishPattern(/^course/i).test('کورس: Tajweed')).toBe(true)
  expect(new EnglishPattern(/^Edit/).test('کورس')).toBe(false)
})

test('asSaid translates English search text to the page’s language', () => {
  expect(asSaid('delete')).toBe('حذف کریں')
  expect(asSaid('courses tajweed')).toBe('کورسز tajweed')
  expect(asSaid('discourse')).toBe('discourse')
  learn('[Ƥàśţ]', 'Past')
  expect(asSaid('past')).toBe('[[Ƥàśţ]')
})
