import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { purchaseHandlers } from '../handlers/purchaseHandlers.ts'
import { databasePlaces } from '../testing/databasePlaces.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { form, picture } from '../testing/picture.ts'
import { migrate } from './migrate.ts'
import { isPostgres, openDatabase } from './openDatabase.ts'
import type { DatabasePlace } from './openDatabase.ts'

/** Where the school of a test is opened instead of in a file. */
let place: DatabasePlace | undefined

vi.mock(import('./openDatabase.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, openDatabase: (usual) => original.openDatabase(place ?? usual) }
})

const removals: (() => Promise<void>)[] = []
afterAll(() => Promise.all(removals.map((remove) => remove())))

describe.each(databasePlaces)('on $name', ({ name, make }) => {
  const openPlace = async (skip: (why: string) => never) => {
    const made = await make()
    if (!made) return skip(`${name} is not on this machine.`)
    removals.push(made.remove)
    place = made.place
    onTestFinished(() => (place = undefined))
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

  test('a course is created, given an outline, changed and deleted', async ({ skip }) => {
    await openPlace(skip)
    const { ask, admin, database } = await openTestSchool()
    expect(isPostgres(database as never)).toBe(name === 'PostgreSQL')
    const { token } = await admin()
    const fields = { name: ' تجوید ', price: '45.5', description: '', courseDuration: '3 months' }
    const made = await ask('saveCourse', { token, body: form({ ...fields, image: await picture() }) })
    expect(made).toEqual({ status: 201, body: { message: 'Course created successfully' } })
    expect((await ask('saveCourse', { token, body: form({ ...fields, id: '999' }) })).status).toBe(404)
    const body = { title: 'The letters', description: '' }
    expect((await ask('saveOutline', { token, params: { courseId: 1, outlineId: 0 }, body })).status).toBe(201)
    expect((await ask('listOutlines', { token, params: { courseId: 1 } })).body.outlines).toEqual([
      { id: 1, title: 'The letters', description: null },
    ])
    expect((await ask('saveCourse', { token, body: form({ ...fields, id: '1', price: '50' }) })).status).toBe(200)
    const { course } = (await ask('listCourses')).body
    expect(course).toMatchObject([{ id: 1, name: 'تجوید', description: null, price: 50 }])
    expect((await ask('deleteCourse', { token, params: { courseId: 1 } })).status).toBe(200)
    expect((await ask('listCourses')).body).toEqual({ course: [] })
    const audited = await database.selectFrom('audit').select(['action', 'at']).execute()
    expect(audited).toContainEqual({ action: 'deleteCourse', at: expect.any(Number) })
  })

  test('of many presses at once, one buys the course', async ({ skip }) => {
    await openPlace(skip)
    const { ask, student, course, database } = await openTestSchool({ handlers: purchaseHandlers })
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
