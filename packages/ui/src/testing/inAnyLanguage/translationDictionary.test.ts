import { beforeEach, expect, test } from 'vitest'
import {
  toPageLanguage,
  toEnglish,
  addTranslation,
  resetDictionary,
  getReadings,
  EnglishPattern,
  patternOf,
} from './translationDictionary.ts'

beforeEach(() => {
  resetDictionary(true)
  addTranslation('حذف کریں', 'Delete')
  addTranslation('کورس', 'Course')
  addTranslation('کورسز', 'Courses')
})

test('readings returns the English meaning and the original text', () => {
  expect(getReadings('حذف کریں')).toEqual(expect.arrayContaining(['حذف کریں', 'Delete']))
  expect(getReadings('STD-001')).toEqual(['STD-001'])
  expect(toEnglish('کورس')).toBe('Course')
  expect(toEnglish('STD-001')).toBe('STD-001')
})

test('readings translates parts of composed texts, longest first, with or without separators', () => {
  expect(getReadings('کورس: Tajweed')).toContain('Course: Tajweed')
  expect(getReadings('کورسز4')).toContain('Courses4')
  expect(getReadings('کورسزحذف کریں')).toContain('CoursesDelete')
})

test('readings returns every meaning of an ambiguous text', () => {
  addTranslation('حذف کریں', 'Remove')
  expect(getReadings('حذف کریں Tajweed')).toEqual(expect.arrayContaining(['Delete Tajweed', 'Remove Tajweed']))
})

test('readings ignores bidi marks and kinds of whitespace', () => {
  expect(getReadings('\u2068کورس\u2069\u00a04')).toContain('Course 4')
})

test('openDictionary clears learned texts and disables translation for English', () => {
  resetDictionary(true)
  expect(getReadings('کورس')).toEqual(['کورس'])
  resetDictionary(false)
  addTranslation('کورس', 'Course')
  expect(getReadings('کورس')).toEqual(['کورس'])
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
  expect(toPageLanguage('delete')).toBe('حذف کریں')
  expect(toPageLanguage('courses tajweed')).toBe('کورسز tajweed')
  expect(toPageLanguage('discourse')).toBe('discourse')
  addTranslation('[Ƥàśţ]', 'Past')
  expect(toPageLanguage('past')).toBe('[[Ƥàśţ]')
})
