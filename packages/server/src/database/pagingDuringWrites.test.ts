// @module-tag slow
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Sort, PageRequest, Cursor } from '../lists/ListRequest.ts'
import { findRows } from '../lists/findRows.ts'
import { studentList } from '../lists/peopleLists.ts'
import { reindexList } from '../lists/reindexList.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { runOnPostgresServer } from '../testing/postgresTestHelpers.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { type Database, type DatabaseLocation, isPostgres } from './openDatabase.ts'

const words = [
  'Zaynab',
  'Ámina',
  'Yusuf 2',
  'Yusuf 10',
  'محمد',
  'محمّد',
  'علي',
  'على',
  'فاطمہ',
  'گل',
  'چاند',
  'ژاله',
  'پروین',
]
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
const change = fc.record({ does: fc.constantFrom('rename', 'add', 'archive'), at: fc.nat(), name })
type Change = { does: 'rename' | 'add' | 'archive'; at: number; name: string }
/** Latin and Arabic words, a part of a word, and a digit. */
const search = fc.constantFrom(undefined, undefined, 'yusuf', 'محمد', 'علی', 'اط', '1')
const sort = fc.constantFrom(undefined, ...[true, false].map((isDescending) => ({ column: 'name', isDescending })))

/** PostgreSQL in both locales, because its word index differs between them. */
const kinds: { title: string; locale?: object; lend: () => Promise<DatabaseLocation | undefined> }[] = [
  { title: 'SQLite', lend: () => lend('SQLite') },
  { title: 'PostgreSQL in C', locale: { name: 'C', trigrams: 0 }, lend: () => lend('PostgreSQL') },
  {
    title: 'PostgreSQL in C.UTF-8',
    locale: { name: 'C.UTF-8', trigrams: 5 },
    lend: () => lend('PostgreSQL', 'C.UTF-8'),
  },
]

/** The locale of a PostgreSQL database and how many trigrams it finds in an Arabic word. */
async function localeOf(database: Database): Promise<object | undefined> {
  if (!isPostgres(database)) return undefined
  const { rows } = await sql<object>`select datctype as name, cardinality(show_trgm('محمد')) as trigrams
    from pg_database where datname = current_database()`.execute(database)
  return rows[0]
}

async function lend(of: 'SQLite' | 'PostgreSQL', locale?: string): Promise<DatabaseLocation | undefined> {
  const made = await testDatabases.find(({ name: known }) => known === of)?.createEmpty()
  if (!made) return undefined
  onTestFinished(made.remove)
  if (locale === undefined || !('url' in made.place)) return made.place
  const { url } = made.place
  const own = `${new URL(url).pathname.slice(1)}_utf8`
  await runOnPostgresServer(url, `create database ${own} template template0 lc_ctype '${locale}' lc_collate 'C'`)
  onTestFinished(() => runOnPostgresServer(url, `drop database ${own}`))
  return { url: new URL(own, url).href }
}

describe.each(kinds)('on $title', ({ locale, lend: lendOne }) => {
  // proves X179
  test('paging during concurrent writes returns every unchanged row once and in order', async ({ skip }) => {
    const place = await lendOne()
    if (!place) return skip()
    const { database, student } = await openTestSchool({ place })
    const ofStudent = (id: number) => database.selectFrom('students').select('account_id').where('students.id', '=', id)
    const edit = (id: number, values: { name?: string; status?: 'archived' }) =>
      database.updateTable('accounts').set(values).where('id', '=', ofStudent(id)).execute()
    const add = async (called: string) => {
      const { id } = await student()
      await edit(id, { name: called })
      return id
    }
    const read = async (stretch: PageRequest) => {
      await reindexList(database, studentList, Infinity)
      return findRows(database, studentList, stretch)
    }
    const pageThrough = async (
      names: readonly string[],
      changes: readonly Change[],
      asked: { sort?: Sort | undefined; search?: string | undefined },
      most: number,
    ) => {
      for (const { id } of await read({ limit: 1000 })) await edit(id, { status: 'archived' })
      for (const one of names) await add(one)
      const before = (await read({ ...asked, limit: 1000 })).map(({ id }) => id)
      const touched = new Set<number>()
      const visited: number[] = []
      const pending = [...changes]
      for (let after: Cursor | undefined; ;) {
        const page = await read({ ...asked, after, limit: most })
        visited.push(...page.map(({ id }) => id))
        if (page.length < most) break
        after = page.at(-1)
        const next = pending.shift()
        const id = next && before[next.at % before.length]
        if (next?.does === 'add') touched.add(await add(next.name))
        if (id === undefined || next?.does === 'add') continue
        touched.add(id)
        await edit(id, next?.does === 'rename' ? { name: next.name } : { status: 'archived' })
      }
      const untouched = (ids: readonly number[]) => ids.filter((id) => !touched.has(id))
      expect(untouched(visited)).toEqual(untouched(before))
    }
    const some = fc.array(name, { maxLength: 12 })
    const most = fc.integer({ min: 1, max: 5 })
    const asked = fc.record({ sort, search })
    await fc.assert(fc.asyncProperty(some, fc.array(change, { maxLength: 8 }), asked, most, pageThrough), {
      numRuns: 25,
    })
  })

  // proves X179
  test('search finds words in every script', async ({ skip }) => {
    const place = await lendOne()
    if (!place) return skip()
    const { database, student } = await openTestSchool({ place })
    for (const one of words) {
      const { accountId } = await student()
      await database.updateTable('accounts').set({ name: one }).where('id', '=', accountId).execute()
    }
    await reindexList(database, studentList)
    expect(await localeOf(database)).toEqual(locale)
    const indexRows = await database.selectFrom('listed_students').select(['id', 'words']).orderBy('id').execute()
    for (const search of ['محمد', 'علی', 'فاطمه', 'yusuf', 'amina', 'گل', 'خخخ']) {
      const found = await findRows(database, studentList, { search, limit: 100 })
      const ids = indexRows.filter(({ words: text }) => text.includes(search)).map(({ id }) => id)
      expect(found.map(({ id }) => id)).toEqual(ids)
      expect(ids.length > 0).toBe(search !== 'خخخ')
    }
  })
})
