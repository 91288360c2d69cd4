import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { testDatabases } from '../testing/testDatabases.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'
import { migrate } from './migrate.ts'
import { isPostgres, openDatabase } from './openDatabase.ts'

const removals: (() => Promise<void>)[] = []
afterAll(() => Promise.all(removals.map((remove) => remove())))

describe.each(testDatabases)('on $name', ({ name, createEmpty }) => {
  const openPlace = async (skip: (why: string) => never) => {
    const made = await createEmpty()
    if (!made) return skip(`${name} is not on this machine.`)
    removals.push(made.remove)
    return made.place
  }

  test('several processes can migrate concurrently', async ({ skip }) => {
    const where = await openPlace(skip)
    // SQLite belongs to one process.
    const databases = Array.from({ length: name === 'SQLite' ? 1 : 4 }, () => openDatabase(where))
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.destroy()))))
    await Promise.all(databases.map((database) => migrate(database)))
    for (const database of databases) {
      expect(isPostgres(database)).toBe(name === 'PostgreSQL')
      await migrate(database)
    }
    const names = (await databases[0]?.introspection.getTables())?.map((table) => table.name)
    expect(names).toEqual(expect.arrayContaining(['accounts', 'event_members', 'purchases', 'attempts']))
  })

  test('migrating an old school adds prices, versions, amounts and receipts', async ({ skip }) => {
    const database = openDatabase(await openPlace(skip))
    onTestFinished(() => database.destroy())
    await migrate(database, '0002-teaching-and-payments')
    const old = [
      `insert into accounts (email, role, status, name, created_at) values ('a@b.test', 'student', 'active', 'A', 0)`,
      `insert into students (account_id) values (1)`,
      `insert into courses (name, price) values ('Tajweed', 45)`,
      `insert into events (title, description, price, time) values ('Circle', 'An evening', 10, '2026-12-01T18:00')`,
      `insert into purchases (student_id, course_id, receipt, method, status, created_at)
        values (1, 1, 'r', 'm', 'rejected', 0), (1, 1, 'r', 'm', 'paid', 0)`,
      `insert into event_members (event_id, student_id, payment_status, receipt) values (1, 1, 'paid', 'r')`,
    ]
    for (const statement of old) await sql.raw(statement).execute(database)
    await migrate(database)
    const prices = async (table: 'purchases' | 'event_members') =>
      (await database.selectFrom(table).select('price').execute()).map(({ price }) => price)
    expect([await prices('purchases'), await prices('event_members')]).toEqual([[45, 45], [10]])
    const called = (table: 'purchases' | 'event_members') =>
      database.selectFrom(table).select(['reference', 'currency', 'discount', 'amount']).orderBy('id').execute()
    const known = { currency: 'USD', discount: 0 }
    expect(await called('purchases')).toEqual([
      { ...known, reference: 'C-1', amount: 4500 },
      { ...known, reference: 'C-2', amount: 4500 },
    ])
    expect(await called('event_members')).toEqual([{ ...known, reference: 'E-1', amount: 1000 }])
    const sent = database.selectFrom('receipts').select(['kind', 'record_id', 'file', 'method', 'status', 'amount'])
    expect(await sent.orderBy('id').execute()).toEqual([
      { kind: 'course', record_id: 1, file: 'r', method: 'm', status: 'rejected', amount: 4500 },
      { kind: 'course', record_id: 2, file: 'r', method: 'm', status: 'paid', amount: 4500 },
      { kind: 'event', record_id: 1, file: 'r', method: null, status: 'paid', amount: 1000 },
    ])
    expect(await database.selectFrom('courses').select('version').execute()).toEqual([{ version: 1 }])
    const again = { student_id: 1, course_id: 1, receipt: 'r', method: 'm', created_at: 0 }
    await expect(
      database
        .insertInto('purchases')
        .values({ ...again, status: 'pending' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await database
      .insertInto('purchases')
      .values({ ...again, status: 'rejected' })
      .execute()
  })

  test('a failed migration changes nothing and can be repeated', async ({ skip }) => {
    const database = openDatabase(await openPlace(skip))
    onTestFinished(() => database.destroy())
    await migrate(database, '0018-subjects-of-acts')
    // Conflicts with a table of a later migration, after that has changed another table.
    await sql`create table fees (id integer)`.execute(database)
    const tables = async () => (await database.introspection.getTables()).map((table) => [table.name, table.columns])
    const before = await tables()
    await expect(migrate(database)).rejects.toThrow('The database migration failed')
    expect(await tables()).toEqual(before)
    await sql`drop table fees`.execute(database)
    expect(await migrate(database)).toContain('0025-fees')
  })

  test('only one of several concurrent purchases of a course succeeds', async ({ skip }) => {
    const { api, student, course, database } = await openTestSchool({ place: await openPlace(skip) })
    const [{ token }, courseID] = [await student(), await course()]
    const receipt = await createPictureFile()
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const press = () =>
      api('purchaseCourse', {
        token,
        body: createForm({ courseID: String(courseID), receipt, paymentMethod: 'jazzcash', ...times }),
      })
    const presses = await Promise.all([press(), press(), press()])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const { rows } = await sql<{ bought: number }>`select count(*) as bought from purchases`.execute(database)
    expect(rows).toEqual([{ bought: 1 }])
  })
})
