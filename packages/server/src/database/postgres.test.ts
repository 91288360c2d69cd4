import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { databasePlaces } from '../testing/databasePlaces.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { form, picture } from '../testing/picture.ts'
import { migrate } from './migrate.ts'
import { isPostgres, openDatabase } from './openDatabase.ts'

const removals: (() => Promise<void>)[] = []
afterAll(() => Promise.all(removals.map((remove) => remove())))

describe.each(databasePlaces)('on $name', ({ name, make }) => {
  const openPlace = async (skip: (why: string) => never) => {
    const made = await make()
    if (!made) return skip(`${name} is not on this machine.`)
    removals.push(made.remove)
    return made.place
  }

  test('several processes bring the tables up to date at once', async ({ skip }) => {
    const where = await openPlace(skip)
    // SQLite belongs to one process.
    const databases = Array.from({ length: name === 'SQLite' ? 1 : 4 }, () => openDatabase(where))
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.destroy()))))
    await Promise.all(databases.map(migrate))
    for (const database of databases) {
      expect(isPostgres(database as never)).toBe(name === 'PostgreSQL')
      await migrate(database)
    }
    const names = (await databases[0]?.introspection.getTables())?.map((table) => table.name)
    expect(names).toEqual(expect.arrayContaining(['accounts', 'event_members', 'purchases', 'attempts']))
  })

  test('of many presses at once, one buys the course', async ({ skip }) => {
    const { ask, student, course, database } = await openTestSchool({ place: await openPlace(skip) })
    const [{ token }, courseID] = [await student(), await course()]
    const receipt = await picture()
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const press = () =>
      ask('purchaseCourse', {
        token,
        body: form({ courseID: String(courseID), receipt, paymentMethod: 'jazzcash', ...times }),
      })
    const presses = await Promise.all(Array.from({ length: 8 }, press))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
    const { rows } = await sql<{ bought: number }>`select count(*) as bought from purchases`.execute(database)
    expect(rows).toEqual([{ bought: 1 }])
  })
})
