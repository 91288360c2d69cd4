// @module-tag slow
import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, test } from 'vitest'
import { recurringJobs } from '#jobs/backgroundJobs.ts'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'
import { parseCalendarFeed } from '#testing/parseCalendarFeed.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Clock changes on both hemispheres, a leap day, and the end of a year. */
const dates = [
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-10-03',
  '2027-10-31',
  '2027-11-07',
  '2028-02-29',
  '2027-12-31',
]
/** The time zones of school, viewer and server, always different. */
const worlds = [
  { school: 'Asia/Karachi', viewer: 'Europe/London', machine: 'America/St_Johns' },
  { school: 'Asia/Karachi', viewer: 'America/New_York', machine: 'Asia/Kathmandu' },
  { school: 'Europe/London', viewer: 'Asia/Karachi', machine: 'America/New_York' },
  { school: 'Asia/Kathmandu', viewer: 'America/St_Johns', machine: 'Australia/Sydney' },
  { school: 'America/St_Johns', viewer: 'Australia/Sydney', machine: 'Asia/Kathmandu' },
  { school: 'Australia/Sydney', viewer: 'Asia/Kathmandu', machine: 'Europe/London' },
]

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
/** The instant of a local time of the school, from another date library. */
const at = (zone: string, day: string, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds
const clockOf = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5)

type Expected = { day: string; heldOn: string; from: string; to: string; starts: number; ends: number }

/** The lessons of five days around a date, every afternoon and across every midnight, one cancelled and one moved. */
function lessonsAround(date: string, zone: string): Expected[] {
  const lesson = (day: string, heldOn: string, from: string, to: string): Expected => ({
    day,
    heldOn,
    from,
    to,
    starts: at(zone, heldOn, from),
    ends: at(zone, to > from ? heldOn : plus(heldOn, 1), to),
  })
  const days = [-2, -1, 0, 1, 2].map((days) => plus(date, days))
  const afternoons = days
    .filter((_, index) => index !== 1 && index !== 3)
    .map((day) => lesson(day, day, '16:00', '17:00'))
  const nights = days.map((day) => lesson(day, day, '23:30', '00:45'))
  const moved = lesson(plus(date, 1), date, '19:15', '20:00')
  return [...afternoons, ...nights, moved].toSorted((one, other) => one.starts - other.starts)
}

async function openAround(date: string, { school: zone, viewer, machine }: (typeof worlds)[number]) {
  process.env.TZ = machine
  const school = await openTimetableTestSchool()
  const { api, teacher, makeClass, addStudentToClass, setZone, setClock } = school
  await setZone(zone)
  await setClock(at(zone, plus(date, -3), '12:00'))
  const run = { days: [1, 2, 3, 4, 5, 6, 7], starts: plus(date, -2), ends: plus(date, 2) }
  const afternoon = await makeClass({ title: 'Afternoon', ...run })
  const night = await makeClass({ title: 'Night', ...run, classTime: { from: '23:30', to: '00:45' } })
  const student = await addStudentToClass(afternoon.id)
  const { classTimings } = await school.allot(student.id, { from: '10:00' })
  await api('assignStudents', {
    token: teacher.token,
    body: { classId: night.id, students: [{ studentId: student.id, classTimings }] },
  })
  const change = async (body: object) => {
    const whole = { classId: afternoon.id, timingId: afternoon.timingId, scope: 'one', ...body }
    expect((await api('changeLessons', { token: teacher.token, body: whole })).status).toBe(200)
  }
  await change({ change: 'cancel', day: plus(date, -1) })
  await change({ change: 'move', day: plus(date, 1), to: { day: date, from: '19:15', to: '20:00' } })
  for (const { token, hourBefore } of [
    { token: student.token, hourBefore: true },
    { token: teacher.token, hourBefore: false },
  ]) {
    const { reminders } = (await api('getReminders', { token })).body
    const body = { ...reminders, timeZone: viewer, dayBefore: false, hourBefore }
    expect((await api('saveReminders', { token, body })).status).toBe(200)
  }
  school.mails.length = 0
  return { ...school, afternoon, night, student }
}

describe.each(worlds)('school in $school, viewer in $viewer, server in $machine', (world) => {
  // proves X43, X44
  test.each(dates)('timetable, calendar, attendance and reminders agree to the minute around %s', async (date) => {
    const { school: zone, viewer, machine } = world
    const expected = lessonsAround(date, zone)
    const opened = await openAround(date, world)
    const { api, student, teacher, afternoon, database, server, setClock, mails, now } = opened
    const noon = new Date(at('UTC', date, '12:00'))
    expect(noon.getHours()).toBe(Number(clockOf(machine, noon.getTime()).slice(0, 2)))

    const query = { from: plus(date, -2), days: '6', zone: viewer }
    const { lessons } = (await api('getTimetable', { token: student.token, query })).body
    const held = lessons.filter(({ state }) => state !== 'cancelled')
    expect(
      held.map(({ day, heldOn, from, to, starts, ends }) => ({
        day,
        heldOn,
        from,
        to,
        starts: Date.parse(starts.at),
        ends: Date.parse(ends.at),
      })),
    ).toEqual(expected)
    expect(lessons.filter(({ state }) => state === 'cancelled').map(({ day }) => day)).toEqual([plus(date, -1)])
    for (const { starts } of held) {
      const instant = Date.parse(starts.at)
      const shown = (offset: number) => clockOf('UTC', instant + offset * 60_000)
      expect(shown(starts.offset)).toBe(clockOf(zone, instant))
      expect(shown(starts.viewerOffset ?? Number.NaN)).toBe(clockOf(viewer, instant))
    }

    const { path } = (await api('createCalendarFeed', { token: student.token })).body
    const feed = await server.inject({ method: 'GET', url: path })
    const shown = parseCalendarFeed(feed.body, at(zone, date, '00:00') - 4 * DAY, at(zone, date, '00:00') + 6 * DAY)
    expect(shown.map(({ starts, ends }) => [starts, ends])).toEqual(expected.map(({ starts, ends }) => [starts, ends]))

    const runReminders = async () => {
      await recurringJobs.layReminders.run({ database, now: now(), timeZone: 'UTC' })
      await api('getSettings')
      return mails.splice(0).map(({ text }) => text)
    }
    for (const { starts, from } of expected) {
      await setClock(starts - HOUR - 60_000)
      expect(await runReminders()).toEqual([])
      await setClock(starts - HOUR)
      const [reminder, ...more] = await runReminders()
      const line = reminder?.split('\n').find((one) => / in .+\)$/.test(one))
      expect(line).toMatch(new RegExp(`, ${clockOf(viewer, starts)} \\(.*${from} in .+\\)$`))
      expect(more).toEqual([])
    }

    const listUnmarked = async () => {
      const { lessons: wanting } = (await api('listOwedLessons', { token: teacher.token })).body
      return wanting.map(({ heldOn, from }) => `${heldOn} ${from}`)
    }
    const last = expected.at(-1)!
    await setClock(last.ends - 60_000)
    const before = expected.slice(0, -1).map(({ heldOn, from }) => `${heldOn} ${from}`)
    expect(await listUnmarked()).toEqual(before.toReversed())
    await setClock(last.ends)
    expect(await listUnmarked()).toEqual([...before, `${last.heldOn} ${last.from}`].toReversed())
    const mark = { classId: afternoon.id, studentId: student.id, status: 'present', date: plus(date, 2) }
    const { status } = await api('saveAttendance', { token: teacher.token, params: { recordId: 0 }, body: mark })
    expect(status).toBe(200)
    expect(await listUnmarked()).not.toContain(`${plus(date, 2)} 16:00`)
  })
})
