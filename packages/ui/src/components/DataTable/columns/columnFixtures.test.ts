import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Column } from '../Column.ts'
import { createCsvTable, maskColumns } from '../visibleColumns.ts'
import { createRowSearch } from '../search/createRowSearch.ts'
import { type FixtureRow, columnFixtures, fixtureRows } from './columnFixtures.tsx'

const kinds = Object.entries<Column<FixtureRow>>(columnFixtures)
const exportedValues = (column: Column<FixtureRow>) => createCsvTable([column], fixtureRows).rows.map(([cell]) => cell)

test('columnFixtures covers every column function', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = ['RowActionButtons.tsx', ...globSync('columns/*Columns.tsx', { cwd: folder })]
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const exportedNames = [...source.matchAll(/^export function (\w+Column)\b/gm)].map(([, name]) => name)
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual(exportedNames.toSorted())
})

test.each([
  ['personColumn', ['STD-001 · محمد عثمان', 'STD-002 · Zaynab Malik']],
  ['textColumn', ['لاہور', null]],
  ['emailColumn', ['usman@maktab.org', 'zaynab@maktab.org']],
  ['dayColumn', ['2014-03-05', null]],
  ['priceColumn', [20, 0]],
  ['timesColumn', ['16:00 – 17:00', null]],
  ['nameColumn', ['محمد عثمان', 'Zaynab Malik']],
  ['codeColumn', ['STD-001', 'STD-002']],
  ['otherPersonColumn', ['TCH-001 · Amina Yusuf', 'TCH-001 · Amina Yusuf']],
  ['statusColumn', ['Enrolled', 'Guest']],
  ['longTextColumn', undefined],
  ['phoneColumn', undefined],
  ['linkColumn', undefined],
  ['actionsColumn', undefined],
])('%s sorts by %j, with missing values last', (kind, values) => {
  const { sortValue } = new Map(kinds).get(kind)!
  expect(sortValue && fixtureRows.map(sortValue)).toEqual(values)
})

test.each([
  ['personColumn', ['STD-001 · محمد عثمان', 'STD-002 · Zaynab Malik']],
  ['textColumn', ['لاہور', 'N/A']],
  ['nameColumn', ['محمد عثمان', 'Zaynab Malik']],
  ['codeColumn', ['STD-001', 'STD-002']],
  ['otherPersonColumn', ['TCH-001 · Amina Yusuf', 'TCH-001 · Amina Yusuf']],
  ['statusColumn', ['Enrolled', 'Guest']],
  ['longTextColumn', ['Learns since spring', ' ']],
  ['emailColumn', ['usman@maktab.org', 'zaynab@maktab.org']],
  ['phoneColumn', ['+92 300 1234567', '']],
  ['dayColumn', ['2014-03-05', '']],
  ['linkColumn', ['https://meet.maktab.org/usman', '']],
  ['priceColumn', [20, 0]],
  ['timesColumn', ['16:00 – 17:00', '']],
  ['actionsColumn', [undefined, undefined]],
])('%s exports %j', (kind, values) => expect(exportedValues(new Map(kinds).get(kind)!)).toEqual(values))

test.each([
  ['timesColumn', 'en-GB', '16:00 – 17:00'],
  ['timesColumn', 'ar-EG-u-nu-latn', '4:00 م'],
  ['dayColumn', 'ar-EG-u-nu-latn', '05/03/2014'],
  ['dayColumn', 'en-GB', '2014-03-05'],
])('%s in %s is found by its localized text “%s”, except while masked', (kind, locale, search) => {
  const column = new Map(kinds).get(kind)!
  expect(createRowSearch<FixtureRow>().find(fixtureRows, [column], search, locale)).toEqual([fixtureRows[0]])
  expect(
    createRowSearch<FixtureRow>().find(fixtureRows, maskColumns([{ ...column, mask: 'date' }], true), search, locale),
  ).toEqual([])
})

test('maskColumns masks contact data and birth dates, and nothing else', () => {
  const masked = maskColumns(
    kinds.map(([, column]) => column),
    true,
  ).filter((column, index) => column !== kinds[index]?.[1])
  expect(masked.map(({ id }) => id)).toEqual(['email', 'phone', 'born'])
  expect(masked.map((column) => exportedValues(column)[0])).toEqual(['•••••@•••••', '•••• •••••••', '••••-••-••'])
})
