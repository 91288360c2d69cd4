import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { trackedTables } from '../database/trackedTables.ts'
import { subscribeToChanges } from '../testing/subscribeToChanges.ts'
import { openTestSchool, PASSWORD } from '../testing/openTestSchool.ts'
import { createMigratedDatabase } from '../testing/createMigratedDatabase.ts'

const policy = { id: 0, title: 'Manners', description: 'Be on time.' }

// proves X59
test('a change is sent to all listeners, with the kind of record only', async () => {
  const school = await openTestSchool()
  const [admin, student] = [await school.admin(), await school.student()]
  const [one, other] = [await subscribeToChanges(school, admin.token), await subscribeToChanges(school, student.token)]
  expect((await school.api('savePolicy', { token: admin.token, body: policy })).status).toBe(201)
  await expect.poll(() => [one.receivedChanges, other.receivedChanges]).toEqual([['policies'], ['policies']])
  const heads = Object.fromEntries(other.response.headers)
  expect(heads).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  expect(heads).not.toHaveProperty('content-encoding')
  // Several changes at once are sent as one event.
  await Promise.all([1, 2, 3].map(() => school.course()))
  await expect.poll(() => other.receivedChanges).toContain('courses')
  expect(other.receivedChanges).toEqual(['policies', 'courses'])
})

test('a change by another process in the same database is sent too', async () => {
  const { place, remove } = await createMigratedDatabase()
  onTestFinished(remove)
  const [first, second] = [await openTestSchool({ place }), await openTestSchool({ place })]
  const [admin, teacher] = [await first.admin(), await second.teacher()]
  const events = await subscribeToChanges(second, teacher.token)
  await first.api('savePolicy', { token: admin.token, body: policy })
  await expect.poll(() => events.receivedChanges).toContain('policies')
})

test('a request without a valid session gets no stream, a non-streaming request gets the first event', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const { token: blocked } = await school.student('blocked')
  expect((await subscribeToChanges(school, 'nobody')).response.status).toBe(401)
  expect((await subscribeToChanges(school, blocked)).response.status).toBe(403)
  expect(await school.api('watchChanges', { token })).toEqual({ status: 200, body: { changed: [] } })
})

test('a stream ends when its account is blocked', async () => {
  const school = await openTestSchool()
  const [admin, teacher] = [await school.admin(), await school.teacher()]
  const [staying, leaving] = [
    await subscribeToChanges(school, admin.token),
    await subscribeToChanges(school, teacher.token),
  ]
  const body = { teacherID: teacher.id, status: 'active' }
  await school.api('blockTeacher', { token: admin.token, body })
  await expect.poll(() => leaving.streamState.isOver).toBe(true)
  expect(staying.streamState.isOver).toBe(false)
})

// proves X65
test('a stream ends when its session signs out, streams of other sessions continue', async () => {
  const school = await openTestSchool()
  const [admin, student] = [await school.admin(), await school.student()]
  const { token } = (await school.api('signIn', { body: { email: student.email, password: PASSWORD } })).body
  const [leaving, staying] = [
    await subscribeToChanges(school, student.token),
    await subscribeToChanges(school, token ?? ''),
  ]
  expect((await school.api('signOut', { token: student.token })).status).toBe(200)
  await school.api('savePolicy', { token: admin.token, body: policy })
  await expect.poll(() => staying.receivedChanges).toEqual(['policies'])
  await expect.poll(() => leaving.streamState.isOver).toBe(true)
  expect(leaving.receivedChanges).toEqual([])
})

test('all streams end when the app closes', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const events = [await subscribeToChanges(school, token), await subscribeToChanges(school, token)]
  await school.server.close()
  await expect.poll(() => events.map(({ streamState: { isOver } }) => isOver)).toEqual([true, true])
})

test('the oldest of more than ten streams of an account ends', async () => {
  const school = await openTestSchool()
  const [{ token }, other] = [await school.admin(), await school.student()]
  const another = await subscribeToChanges(school, other.token)
  const events: Awaited<ReturnType<typeof subscribeToChanges>>[] = []
  for (let count = 0; count < 11; count += 1) events.push(await subscribeToChanges(school, token))
  await expect.poll(() => events.map(({ streamState: { isOver } }) => isOver).indexOf(true)).toBe(0)
  expect(events.filter(({ streamState: { isOver } }) => isOver)).toHaveLength(1)
  expect(another.streamState.isOver).toBe(false)
})

test.runIf(inject('postgres'))('where the line to PostgreSQL broke, everything may have changed', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const events = await subscribeToChanges(school, token)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen table_changes'`.execute(school.database)
  await expect.poll(() => events.receivedChanges.toSorted()).toEqual(trackedTables.toSorted())
  await school.api('savePolicy', { token, body: policy })
  await expect.poll(() => events.receivedChanges.length).toBe(trackedTables.length + 1)
})
