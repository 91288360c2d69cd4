import { describe, expect, test } from 'vitest'
import type { SearchableField } from '../Column.ts'
import { createRowSearch } from './createRowSearch.ts'

type Row = { name: string; guardian?: string; phone?: string }

const columns: SearchableField<Row>[] = [
  { searchText: ({ name }) => name },
  { searchText: ({ guardian }) => guardian ?? '' },
  { searchText: ({ phone }) => phone ?? '', isPhone: true },
  {},
]
const rows: Row[] = [
  { name: 'Lesson 10', phone: '+44 7700 900100' },
  { name: 'lesson 2', guardian: 'Imran Qureshi' },
  { name: 'Élan', phone: '0300-1234567\n+92 42 111 222 333' },
]
const names = (found: readonly Row[]) => found.map(({ name }) => name)
const find = (search: string) => names(createRowSearch<Row>().find(rows, columns, search, 'en'))

test.each([
  ['lesson', ['Lesson 10', 'lesson 2']],
  ['10 LESSON', ['Lesson 10']],
  ['qureshi imran less', ['lesson 2']],
  ['elan', ['Élan']],
  ['  ', ['Lesson 10', 'lesson 2', 'Élan']],
  ['nothing', []],
])('find %j returns matching rows', (search, found) => expect(find(search)).toEqual(found))

describe('find by phone number', () => {
  test.each([
    '+44 7700 900100',
    '+447700900100',
    '00447700900100',
    '0044 7700 900 100',
    '07700900100',
    '07700 900100',
    '7700900100',
    '(07700) 900-100',
    '900100',
    '+44',
    '0044',
    '+٤٤ ٧٧٠٠',
    'lesson 07700',
  ])('matches %s', (search) => expect(find(search)).toEqual(['Lesson 10']))

  test.each(['03001234567', '0300 1234567', '+923001234567', '0092 300 1234567', '0300', '111222333', '+9242'])(
    'matches numbers without country code and on further lines: %s',
    (search) => expect(find(search)).toEqual(['Élan']),
  )

  test.each(['+7700', '07700 111222', '+44 300 1234568', '44 99', '008'])('does not match %s', (search) =>
    expect(find(search)).toEqual([]),
  )
})

test('find uses the current texts of the columns', () => {
  const { find } = createRowSearch<Row>()
  const columnsWithText = (word: string): SearchableField<Row>[] => [{ searchText: () => word }]
  expect(names(find(rows, columnsWithText('Course'), 'course', 'ur'))).toHaveLength(3)
  expect(names(find(rows, columnsWithText('آپ کا کورس'), 'course', 'ur'))).toEqual([])
  expect(names(find(rows, columnsWithText('آپ کا کورس'), 'كورس', 'ur'))).toHaveLength(3)
})

test('find uses localizedSearchText of the given locale', () => {
  const { find } = createRowSearch<Row>()
  const localizedColumns: SearchableField<Row>[] = [{ localizedSearchText: (_, locale) => `in ${locale}` }]
  expect(find(rows, localizedColumns, 'in en', 'en')).toHaveLength(3)
  expect(find(rows, localizedColumns, 'in en', 'ur')).toHaveLength(0)
})

describe('indexing', () => {
  /** Rows that count how often they are read. */
  function createCountingRows(count: number) {
    let reads = 0
    const many = Array.from({ length: count }, (_, at) => ({ name: `Pupil ${at}` }))
    const countingColumns: SearchableField<Row>[] = [{ searchText: ({ name }) => ((reads += 1), name) }]
    return { many, countingColumns, reads: () => reads }
  }

  test('starts with the first search and reads each row once', () => {
    const { many, countingColumns, reads } = createCountingRows(500)
    const { find } = createRowSearch<Row>()
    expect(find(many, countingColumns, '', 'en')).toBe(many)
    expect(reads()).toBe(0)
    expect(find(many, countingColumns, 'pupil 49', 'en')).toHaveLength(15)
    expect(find(many, countingColumns, 'pupil 499', 'en')).toHaveLength(1)
    expect(reads()).toBe(500)
  })

  test('can be prepared before a search, 200 rows at a time', () => {
    const { many, countingColumns, reads } = createCountingRows(500)
    const { find, prepare } = createRowSearch<Row>()
    let steps = 1
    while (prepare(many, countingColumns, 'en')) {
      expect(reads()).toBe(steps * 200)
      steps += 1
    }
    expect(steps).toBe(3)
    expect(find(many, countingColumns, 'pupil 499', 'en')).toHaveLength(1)
    expect(reads()).toBe(500)
  })

  test('returns the same array for the same search', () => {
    const { many, countingColumns } = createCountingRows(5)
    const { find } = createRowSearch<Row>()
    expect(find(many, countingColumns, 'pupil', 'en')).toBe(find(many, countingColumns, 'pupil', 'en'))
  })
})
