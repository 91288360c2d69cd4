import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import type { ListRequest, Sort, Cursor } from './ListRequest.ts'
import { countMatches, countKinds, countRows } from './readListResponse.ts'
import { findRows } from './findRows.ts'
import { studentList } from './peopleLists.ts'
import { reindexList } from './reindexList.ts'
import { createSortKey } from './ListDefinition.ts'

const nameParts = [
  'Muḥammad ʿAlī',
  'محمّد علي',
  'محمد علی',
  'فاطمہ زہرا',
  'Fatima Zahra',
  'Élan Şükrü',
  'Pupil 2',
  'Pupil 10',
  'آمنہ',
  'چاند',
  // All trigrams of the searched word but not the word, the word itself, and characters with a meaning in FTS5.
  'Tariq Riqab Iqah',
  'Tariqah',
  'Noor "Abu" OR',
]

async function open() {
  const school = await openTestSchool()
  const { database, student } = school
  const names = new Map<number, string>()
  const texts = new Map<number, string>()
  for (let at = 0; at < 60; at += 1) {
    const { id, accountId, email } = await student()
    const name = `${nameParts[at % nameParts.length]} ${nameParts[(at * 7 + 3) % nameParts.length]}`
    await database.updateTable('accounts').set({ name }).where('id', '=', accountId).execute()
    const code = at % 3 === 0 ? null : `S-${at}`
    await database.updateTable('students').set({ std_id: code }).where('id', '=', id).execute()
    names.set(id, name)
    texts.set(id, normalizeForSearch(`${code ?? ''} ${name} ${email}`))
  }
  await reindexList(database, studentList)
  const all = async (request: ListRequest, most: number) => {
    const found: number[] = []
    for (let after: Cursor | undefined; ;) {
      const page = await findRows(database, studentList, { ...request, after, limit: most })
      found.push(...page.map(({ id }) => id))
      if (page.length < most) return found
      after = page.at(-1)
    }
  }
  return { ...school, names, texts, all }
}

const sorts: (Sort | undefined)[] = [
  undefined,
  ...studentList.sortColumns.flatMap((column) => [true, false].map((isDescending) => ({ column, isDescending }))),
]

test('pages in every order contain each row exactly once', async () => {
  const { names, all, database } = await open()
  for (const sort of sorts) {
    for (const most of [1, 7, 60, 100]) {
      const found = await all({ sort }, most)
      expect(found.toSorted((one, other) => one - other)).toEqual([...names.keys()])
    }
  }
  for (const sort of sorts) {
    const whole = await all({ sort }, 100)
    for (const skip of [0, 19, 20, 21, 39, 40, 41, 59, 60, 70]) {
      const page = await findRows(database, studentList, { sort, skip, limit: 3 })
      expect(page.map(({ id }) => id)).toEqual(whole.slice(skip, skip + 3))
    }
  }
  const byName = await all({ sort: { column: 'name', isDescending: false } }, 7)
  const keys = byName.map((id) => createSortKey(names.get(id)) ?? '')
  expect(keys).toEqual(keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))))
})

test.each([
  'محمد',
  'علي',
  'zahra',
  'ama',
  'ا',
  'elan sukru',
  'pupil 10',
  'nobody',
  'مح علی',
  'tariqah',
  'tariqah ali',
  '"abu"',
  '"ab',
  'noor or',
  '(abu*',
])('search %j finds the rows that contain all its words', async (search) => {
  const { texts, all, database } = await open()
  const words = normalizeForSearch(search).split(' ')
  const matching = [...texts].filter(([, text]) => words.every((word) => text.includes(word)))
  const ids = matching.map(([id]) => id)
  expect(await all({ search }, 4)).toEqual(ids)
  expect(await countMatches(database, studentList, { search })).toBe(ids.length)
})

test('paging through many matches works anywhere in the sort order', async () => {
  const { database } = await openTestSchool()
  // More matches than are sorted, after more rows than are scanned; every fourth has no sort key.
  const [others, all] = [10_500, 13_500]
  const one = (id: number) => {
    const word = id > others ? 'zulu' : 'arabic'
    return { id, kind: 'with', words: `${word} ${id}`, by_language: id % 4 === 0 ? null : word }
  }
  for (let start = 1; start <= all; start += 1500) {
    const rows = Array.from({ length: 1500 }, (_, at) => one(start + at))
    await database.insertInto('listed_students').values(rows).execute()
  }
  const matchIds = Array.from({ length: all - others }, (_, at) => others + at + 1)
  const [named, nameless] = [matchIds.filter((id) => id % 4 !== 0), matchIds.filter((id) => id % 4 === 0)]
  for (const isDescending of [false, true]) {
    const inOrder = (ids: number[]) => (isDescending ? ids.toReversed() : ids)
    const expected = [...inOrder(named), ...inOrder(nameless)]
    const request = { search: 'zulu', sort: { column: 'language', isDescending } }
    for (const skip of [0, 1000, named.length - 2, named.length + 1, expected.length - 2]) {
      const found = await findRows(database, studentList, { ...request, skip, limit: 5 })
      expect(found.map(({ id }) => id)).toEqual(expected.slice(skip, skip + 5))
      const after = found.at(-1)
      const next = await findRows(database, studentList, { ...request, after, limit: 5 })
      expect(next.map(({ id }) => id)).toEqual(expected.slice(skip + 5, skip + 10))
    }
  }
  const unsorted = await findRows(database, studentList, { search: 'zulu', limit: 5 })
  expect(unsorted.map(({ id }) => id)).toEqual(matchIds.slice(0, 5))
  expect(await countMatches(database, studentList, { search: 'zulu' })).toBe(1000)
})

/** Spellings of one phone number, and similar numbers. */
const numbers = {
  country: '+92 300 7028749',
  dialled: '0092-300-7028749',
  area: '(0300) 7028749',
  bare: '3007028749',
  both: '+92 (0)300 7028749',
  urdu: '\u2066۰۳۰۰ ۷۰۲۸۷۴۹\u2069',
  second: '+44 20 7946 0000\n+92 300 7028749',
  near: '+92 300 7028748',
  abroad: '+44 300 7028749',
  short: '7028749',
  none: 'none',
}
type Number = keyof typeof numbers
const sameNumber: Number[] = ['country', 'dialled', 'area', 'bare', 'both', 'urdu', 'second']
const withoutCountry = new Set<Number>(['area', 'bare', 'urdu'])

test('a phone number is found however it is stored and typed', async () => {
  const { database, student } = await openTestSchool()
  const written = new Map<number, Number>()
  for (const [name, number] of Object.entries(numbers)) {
    const { id } = await student()
    await database.updateTable('students').set({ contact_number: number }).where('id', '=', id).execute()
    written.set(id, name as Number)
  }
  await reindexList(database, studentList)
  const find = async (search: string) => {
    const found = await findRows(database, studentList, { search, limit: 100 })
    expect(await countMatches(database, studentList, { search })).toBe(found.length)
    return found.map(({ id }) => written.get(id))
  }
  // Without a country code it matches any country; with one it also matches numbers stored without.
  const [anywhere, ofCountry] = [
    [...sameNumber, 'abroad'],
    [...sameNumber, 'short'],
  ]
  for (const search of [
    '0300 7028749',
    '03007028749',
    '(0300)-7028749',
    '300 7028749',
    '۰۳۰۰۷۰۲۸۷۴۹',
    '٠٣٠٠ ٧٠٢٨٧٤٩',
  ]) {
    expect(await find(search), search).toEqual([...anywhere, 'short'])
  }
  for (const search of [
    '+92 300 7028749',
    '+923007028749',
    '00923007028749',
    '0092 (0)300 702 8749',
    '+92-300-7028749',
  ]) {
    expect(await find(search), search).toEqual(ofCountry)
  }
  expect(await find('28749')).toEqual([...anywhere, 'short'])
  expect(await find('+92300702')).toEqual([...sameNumber.filter((name) => !withoutCountry.has(name)), 'near'])
  expect(await find('student 7028748')).toEqual(['near'])
  expect(await find('nobody 0300 7028749')).toEqual([])
  expect(await find('+44')).toEqual(['second', 'abroad'])
  // The area code may be missing too.
  expect(await find('0301 7028749')).toEqual(['short'])
})

test('countRows and countKinds follow changes of the rows', async () => {
  const { database, all, names } = await open()
  const kinds = { with: 40, without: 20 }
  expect(await countKinds(database, studentList)).toEqual(kinds)
  const count = (request: ListRequest) => countRows(database, studentList, request)
  expect(await count({})).toEqual({ found: 60, kinds })
  expect(await count({ search: ' ', kind: 'without' })).toEqual({ found: 20, kinds })
  expect(await count({ kind: 'unknown' })).toEqual({ found: 0, kinds })
  const some = [sql<number>`select id from students where std_id is null`]
  expect(await count({ among: some })).toEqual({ found: 20, kinds: { without: 20 } })
  const zahras = (await all({ search: 'zahra' }, 100)).length
  expect(zahras).toBeGreaterThan(0)
  expect(await count({ search: 'zahra' })).toEqual({ found: zahras, kinds })
  const [first] = names.keys()
  await database.updateTable('students').set({ std_id: 'NEW-1' }).where('id', '=', first!).execute()
  await reindexList(database, studentList)
  expect(await countKinds(database, studentList)).toEqual({ with: 41, without: 19 })
  expect(await all({ kind: 'with', search: 'new-1' }, 5)).toEqual([first])
  // The stored counts stay correct when rows are removed and when their kind doesn't change.
  await database.updateTable('accounts').set({ status: 'archived' }).where('role', '=', 'student').execute()
  await reindexList(database, studentList)
  expect(await countKinds(database, studentList)).toEqual({})
  await database.updateTable('accounts').set({ status: 'active' }).where('role', '=', 'student').execute()
  await database.updateTable('accounts').set({ name: 'Zaynab' }).where('role', '=', 'student').execute()
  await reindexList(database, studentList)
  expect(await countKinds(database, studentList)).toEqual({ with: 41, without: 19 })
  expect(await countKinds(database, studentList, [sql`select id from students`])).toEqual({ with: 41, without: 19 })
})
