import type { LessonChange } from '@maktab/calendar/Series'
import { listLessonsBetween } from '@maktab/calendar/listLessonsBetween'
import { parseWallDay } from '@maktab/calendar/WallDay'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openTrialTestSchool } from '#testing/openTrialTestSchool.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { parseCalendarFeed } from '#testing/parseCalendarFeed.ts'
import { readClassSeries } from './readClassSeries.ts'

const HOUR = 60 * 60_000
const [from, until] = [Date.parse('2026-11-01T00:00Z'), Date.parse('2027-11-10T00:00Z')]
const dayOf = (text: string) => {
  const day = parseWallDay(text)
  if (day === undefined) throw new Error(`${text} is no day.`)
  return day
}

async function open(timeZone = 'Europe/London') {
  const school = await openTestSchool()
  school.services.timeZone = timeZone
  const [admin, teacher, student] = [await school.admin(), await school.teacher(), await school.student()]
  const addressOf = async (token: string) => {
    const { path } = (await school.api('createCalendarFeed', { token })).body
    return path
  }
  const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    school.server.inject({ method, url, headers })
  return { ...school, adminOne: admin, teacherOne: teacher, studentOne: student, addressOf, read }
}

test.each(['Asia/Karachi', 'Europe/London', 'Africa/Cairo'])(
  'the calendar of a school in %s shows its lessons across both clock changes, including cancelled and moved ones',
  async (zone) => {
    const { database, teacherOne, studentOne, addressOf, read } = await open(zone)
    const { timingIds } = await addLessons(
      database,
      { teacherId: teacherOne.id, studentIds: [studentOne.id], changedAt: Date.parse('2026-11-20T10:00Z') },
      [
        { starts: '2026-11-02' },
        { days: '7', from: '22:30', to: '00:30', starts: '2026-11-02', ends: '2027-06-20' },
        { days: null },
        { days: '' },
      ],
    )
    const [weekly = 0, overnight = 0] = timingIds
    const changes: LessonChange[] = [
      { day: dayOf('2027-03-29'), to: null },
      { day: dayOf('2027-04-26'), to: { day: dayOf('2027-04-27'), from: '21:00', to: '22:00' } },
    ]
    for (const { day, to } of changes) {
      const moved = { to_day: to?.day ?? null, to_from: to?.from ?? null, to_to: to?.to ?? null }
      const row = { timing_id: weekly, day, ...moved, note: null, changed_at: Date.parse('2026-11-20T11:00Z') }
      await database.insertInto('lesson_changes').values(row).execute()
    }
    const all = await readClassSeries(database, 'everybody')
    expect(all.map(({ timingId }) => timingId)).toEqual([weekly, overnight])
    const held = all
      .flatMap(({ series, changes: of }) => listLessonsBetween(series, of, zone, from, until))
      .filter(({ state }) => state !== 'cancelled')
      .map(({ starts, ends }) => [starts, ends])
      .toSorted(([a = 0], [b = 0]) => a - b)
    const response = await read(await addressOf(studentOne.token))
    const shown = parseCalendarFeed(response.body, from, until).map(({ starts, ends }) => [starts, ends])
    expect(shown).toEqual(held)
    expect(shown.length).toBeGreaterThan(120)
    expect(response.body.includes('RRULE')).toBe(zone !== 'Africa/Cairo')
    const isNow = response.body.includes('20261121T08')
    expect(isNow).toBe(false)
    expect(response.body).toContain('LAST-MODIFIED:20261120T110000Z')
  },
)

test.each([
  ['meet.test/tajweed', ['LOCATION:https://meet.test/tajweed', 'URL:https://meet.test/tajweed']],
  ['Room 4', ['LOCATION:Room 4']],
])('a class with the link %j has it in the calendar', async (link, lines) => {
  const { database, teacherOne, addressOf, read } = await open()
  await addLessons(database, { teacherId: teacherOne.id, link }, [{ starts: '2026-11-02' }])
  const { body } = await read(await addressOf(teacherOne.token))
  expect(body.split('\r\n').filter((line) => /^(LOCATION|URL):/.test(line))).toEqual(lines)
})

test('students and teachers get their own lessons, administrators those of the whole school', async () => {
  const { database, adminOne, teacherOne, studentOne, teacher, addressOf, read } = await open()
  const other = await teacher()
  await addLessons(database, { teacherId: teacherOne.id, title: 'Hers', studentIds: [studentOne.id] }, [{}])
  await addLessons(database, { teacherId: teacherOne.id, title: 'Also hers' }, [{ days: '2' }])
  await addLessons(database, { teacherId: other.id, title: 'Another’s' }, [{ days: '5' }])
  const titles = async (token: string) => {
    const { body } = await read(await addressOf(token))
    return [
      ...new Set(parseCalendarFeed(body, Date.parse('2026-11-23'), Date.parse('2026-11-30')).map(({ title }) => title)),
    ]
  }
  expect(await titles(studentOne.token)).toEqual(['Hers'])
  expect(await titles(teacherOne.token)).toEqual(['Hers', 'Also hers'])
  expect(await titles(adminOne.token)).toEqual(['Hers', 'Also hers', 'Another’s'])
})

test('an arranged trial lesson is in the calendar of its teacher only', async () => {
  const { api, admin, teacher, server, request, list, arrange } = await openTrialTestSchool()
  await request()
  const [trial] = await list()
  const [own, other] = [await teacher(), await teacher()]
  expect((await arrange(trial?.id ?? 0, own.id, { link: 'https://meet.test/zoya' })).status).toBe(200)
  const read = async (token: string) => {
    const { path } = (await api('createCalendarFeed', { token })).body
    const { body } = await server.inject({ method: 'GET', url: path })
    return parseCalendarFeed(body, Date.parse('2026-11-21'), Date.parse('2026-11-30'))
  }
  const [starts, ends] = [Date.parse('2026-11-23T16:00Z'), Date.parse('2026-11-23T16:30Z')]
  expect(await read(own.token)).toMatchObject([{ title: 'Trial lesson: Zoya Iqbal', starts, ends }])
  for (const { token } of [other, admin]) expect(await read(token)).toEqual([])
})

test('an up-to-date client gets 304, and the ETag changes only when the content does', async () => {
  const { database, teacherOne, addressOf, read, advanceClock } = await open('Africa/Cairo')
  const { timingIds } = await addLessons(database, { teacherId: teacherOne.id }, [{}])
  const path = await addressOf(teacherOne.token)
  const first = await read(path)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    etag: `"${createHash('sha256').update(first.rawPayload).digest('base64url')}"`,
  })
  const etag = String(first.headers.etag)
  advanceClock(26 * HOUR)
  const repeated = await read(path, { 'if-none-match': `"other", W/${etag}` })
  expect([repeated.statusCode, repeated.body, repeated.headers.etag]).toEqual([304, '', etag])
  const head = await read(path, {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  const row = { timing_id: timingIds[0] ?? 0, day: '2026-11-25', note: null, changed_at: 5000 }
  await database
    .insertInto('lesson_changes')
    .values({ ...row, to_day: null, to_from: null, to_to: null })
    .execute()
  const changed = await read(path, { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

// proves X34
test('the address is shown once, stored as a hash, revocable, and works for active accounts only', async () => {
  const { api, database, teacherOne, addressOf, read } = await open()
  const { token } = teacherOne
  expect((await api('getCalendarFeed', { token })).body).toEqual({ feed: null })
  const first = await addressOf(token)
  expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  const stored = JSON.stringify(await database.selectFrom('calendar_feeds').selectAll().execute())
  expect(stored).not.toContain(first.slice('/calendar/'.length, -'.ics'.length))
  const second = await addressOf(token)
  const statusOf = async (path: string) => (await read(path)).statusCode
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  for (const status of ['blocked', 'archived', 'pending'] as const) {
    await database.updateTable('accounts').set({ status }).where('id', '=', teacherOne.accountId).execute()
    expect(await statusOf(second), status).toBe(404)
  }
  await database.updateTable('accounts').set({ status: 'active' }).where('id', '=', teacherOne.accountId).execute()
  expect(await statusOf(second)).toBe(200)
  await api('revokeCalendarFeed', { token })
  expect((await api('getCalendarFeed', { token })).body).toEqual({ feed: null })
  const closed = await read(second)
  const never = await read('/calendar/never.ics')
  expect([closed.statusCode, closed.body]).toEqual([404, never.body])
})

test('access to the feed is recorded once an hour', async () => {
  const { api, teacherOne, addressOf, read, advanceClock, now } = await open()
  const { token } = teacherOne
  const path = await addressOf(token)
  const readAt = async () => (await api('getCalendarFeed', { token })).body.feed?.readAt
  expect(await readAt()).toBeNull()
  const first = new Date(now()).toISOString()
  await read(path)
  advanceClock(HOUR - 1)
  await read(path)
  expect(await readAt()).toBe(first)
  advanceClock(1)
  await read(path)
  expect(await readAt()).toBe(new Date(now()).toISOString())
})

test('guessing addresses is rate limited without affecting valid ones', async () => {
  const { teacherOne, addressOf, read } = await open()
  const path = await addressOf(teacherOne.token)
  const statuses: number[] = []
  for (let guess = 0; guess <= 60; guess += 1) statuses.push((await read(`/calendar/${'x'.repeat(43)}.ics`)).statusCode)
  expect([statuses[59], statuses[60]]).toEqual([404, 429])
  expect((await read(path)).statusCode).toBe(200)
})
