import { toInstant } from '@maktab/calendar/zonedTime'
import { parseWallDay } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { toMinorUnits } from '../payments/paymentAmounts.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { setTimeZone } from '#testing/changeSettings.ts'
import { getSchoolFigures } from './getSchoolFigures.ts'

const HOUR = 3_600_000

/** The time is Saturday, 21 November 2026, 08:00 UTC. Queries of the statistics are counted. */
async function open(zone: string) {
  let queries = 0
  const counted = (database: Database) =>
    database.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
  const school = await openTestSchool({
    handlers: {
      getSchoolFigures: (call: Parameters<typeof getSchoolFigures>[0]) =>
        getSchoolFigures({ ...call, database: counted(call.database) }),
    },
  })
  await setTimeZone(school.database, zone)
  const { token } = await school.admin()
  // A session expires in less than a month.
  const figures = async () => (await school.api('getSchoolFigures', { token: (await school.admin()).token })).body
  return { ...school, adminToken: token, figures, queries: () => queries }
}

type School = Awaited<ReturnType<typeof open>>

/** One record of each kind at an instant: a registration and payments for a course, a month and an event. */
async function add(
  { database, student, course }: School,
  at: number,
  more: { price?: number; decidedLater?: boolean; currency?: string } = {},
) {
  const { price = 19.5, decidedLater = false, currency = 'USD' } = more
  const amountOf = (amount: number) => ({ currency, amount: toMinorUnits(amount, currency) })
  const { id, accountId } = await student()
  await database.updateTable('accounts').set({ created_at: at }).where('id', '=', accountId).execute()
  const bought = { student_id: id, course_id: await course(), price, receipt: 'r.jpg', method: 'EasyPaisa' }
  const decided = { created_at: at, decided_at: decidedLater ? at + 40 * 24 * HOUR : at }
  const { id: purchase_id } = await database
    .insertInto('purchases')
    .values({ ...bought, ...decided, ...amountOf(price), status: 'paid' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const event = { title: 'Open evening', description: '', price: 3, time: '2026-12-05T18:30', link: null }
  const { id: event_id } = await database
    .insertInto('events')
    .values({ ...event, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = { event_id, student_id: id, is_member: 1 as const, receipt: 'e.jpg', method: 'Cash', toggled_at: at }
  const sent = { sent_at: decidedLater ? null : at, decided_at: at }
  await database
    .insertInto('event_members')
    .values({ ...member, ...sent, ...amountOf(3.25), payment_status: 'paid', price: 3.25 })
    .execute()
  const queried = {
    ...amountOf(price === 0 ? 0 : 5.5),
    price: toMinorUnits(6, currency),
    discount: toMinorUnits(0.5, currency),
  }
  const month = { student_id: id, course_id: bought.course_id, month: '2026-12', due_on: '2026-12-21' }
  await database
    .insertInto('fees')
    .values({ ...queried, ...month, purchase_id, reference: 'F', status: 'paid', created_at: at, ...sent, sent_at: at })
    .execute()
}

/** The month of an instant in a time zone, computed independently of the server. */
const monthIn = (zone: string, instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' }).format(instant)

// proves X51
test.each(['Pacific/Kiritimati', 'America/St_Johns', 'Asia/Karachi'])(
  'registrations and income are counted in the right month in %s, to the millisecond',
  async (zone) => {
    const school = await open(zone)
    const border = (day: string) => toInstant(zone, parseWallDay(day)!, '00:00')
    const borders = ['2025-12-01', '2026-01-01', '2026-04-01', '2026-11-01', '2026-12-01'].map(border)
    const between = Array.from({ length: 14 }, (_, index) => Date.UTC(2025, 10, 5) + index * 29.3 * 24 * HOUR)
    const instants = [...borders.flatMap((one) => [one - 1, one]), ...between]
    for (const [index, at] of instants.entries()) await add(school, at, { decidedLater: index % 2 === 1 })

    const { months, minorDigits } = await school.figures()
    expect(minorDigits).toBe(2)
    expect(months[0]?.month).toBe('2025-12')
    expect(months[11]?.month).toBe('2026-11')
    for (const { month, ...sums } of months) {
      const count = instants.filter((at) => monthIn(zone, at) === month).length
      expect({ month, ...sums }).toEqual({
        month,
        registrations: count,
        courseIncome: count * (1950 + 550),
        eventIncome: count * 325,
      })
    }
    // The months contain all of them except those before and after.
    const counted = months.reduce((sum, { registrations }) => sum + registrations, 0)
    expect(counted).toBe(instants.filter((at) => at >= borders[0]! && at < borders[4]!).length)
    expect(counted).toBeLessThan(instants.length)
  },
)

// proves X51
test('unpaid and free items are no income, and deleted accounts count as registrations', async () => {
  const school = await open('UTC')
  await add(school, school.now())
  await add(school, school.now(), { price: 0 })
  await school.database.updateTable('accounts').set({ status: 'archived' }).where('role', '=', 'student').execute()
  const last = async () => (await school.figures()).months.at(-1)
  expect(await last()).toEqual({ month: '2026-11', registrations: 2, courseIncome: 1950 + 550, eventIncome: 650 })
  expect((await school.figures()).thisMonth.students).toBe(0)
  for (const status of ['pending', 'rejected'] as const) {
    await school.database.updateTable('purchases').set({ status }).execute()
    await school.database.updateTable('event_members').set({ payment_status: status }).execute()
    await school.database.updateTable('fees').set({ status }).execute()
    expect(await last()).toMatchObject({ courseIncome: 0, eventIncome: 0 })
  }
})

// proves X51
test('attendance is counted by week in the school’s time zone, from Monday to Sunday', async () => {
  const school = await open('UTC')
  const { id: teacher_id } = await school.teacher()
  const { id: class_id } = await school.database
    .insertInto('classes')
    .values({ teacher_id, title: 'A class', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: student_id } = await school.student()
  const days = ['2026-08-30', '2026-08-31', '2026-09-06', '2026-09-07', '2026-11-15', '2026-11-16', '2026-11-21']
  for (const date of days) {
    const status = date === '2026-11-15' || date === '2026-08-31' ? 'absent' : 'present'
    await school.database.insertInto('attendance').values({ class_id, student_id, date, status }).execute()
  }
  const { weeks } = await school.figures()
  expect(weeks).toHaveLength(12)
  expect(weeks.filter(({ present, absent }) => present + absent > 0)).toEqual([
    { from: '2026-08-31', present: 1, absent: 1 },
    { from: '2026-09-07', present: 1, absent: 0 },
    { from: '2026-11-09', present: 0, absent: 1 },
    { from: '2026-11-16', present: 2, absent: 0 },
  ])
})

// proves X50
test('new records of this month are counted as they are created', async () => {
  const school = await open('Pacific/Kiritimati')
  const { adminToken: token, api, advanceClock, figures } = school
  const course = { name: 'Tajweed', description: '', price: 40, courseDuration: '3 months' }
  const event = { id: 0, title: 'Open evening', description: 'For all', price: 0, time: '2026-12-05T18:30', link: '' }
  const thisMonth = async () => (await figures()).thisMonth
  const before = await thisMonth()
  expect(before).toEqual({ students: 0, teachers: 0, classes: 0, courses: 0, events: 0 })
  const form = (more: object = {}) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...course, ...more })) data.append(name, String(value))
    return data
  }
  expect((await api('saveCourse', { token, body: form() })).status).toBe(201)
  const { course: courses } = (await api('listCourses')).body
  expect((await api('saveCourse', { token, body: form({ id: courses[0]?.id, name: 'Letters' }) })).status).toBe(200)
  expect((await api('saveEvent', { token, body: event })).status).toBe(201)
  const saved = await school.database.selectFrom('events').select('id').executeTakeFirstOrThrow()
  expect((await api('saveEvent', { token, body: { ...event, id: saved.id, title: 'Another' } })).status).toBe(200)
  await school.student()
  await school.teacher('pending')
  expect(await thisMonth()).toEqual({ students: 1, teachers: 1, classes: 0, courses: 1, events: 1 })
  // In that time zone the month ends at 10:00 UTC on the last day.
  advanceClock(9 * 24 * HOUR + 2 * HOUR - 1)
  expect(await thisMonth()).toMatchObject({ students: 1, events: 1 })
  advanceClock(1)
  expect(await thisMonth()).toEqual(before)
})

// proves X51
test('getSchoolFigures runs the same number of queries however much data there is', async () => {
  const school = await open('UTC')
  await school.figures()
  const few = school.queries()
  for (let index = 0; index < 40; index += 1) await add(school, school.now() - index * 7 * 24 * HOUR)
  await school.figures()
  expect(school.queries() - few).toBe(few)
})

// proves X103
test('amounts have the digits of the currency, and payments in other currencies are excluded', async () => {
  const school = await open('UTC')
  const { value } = await school.database.selectFrom('settings').select('value').executeTakeFirstOrThrow()
  const dinars = JSON.stringify({ ...(JSON.parse(value) as object), currency: 'KWD' })
  await school.database.updateTable('settings').set({ value: dinars }).execute()
  await add(school, school.now(), { price: 1.125, currency: 'KWD' })
  await add(school, school.now())
  const { minorDigits, months } = await school.figures()
  expect(minorDigits).toBe(3)
  expect(months.at(-1)).toMatchObject({ courseIncome: 1125 + 5500, eventIncome: 3250 })
})

test('only administrators can read the statistics', async () => {
  const school = await open('UTC')
  const { token } = await school.teacher()
  expect((await school.api('getSchoolFigures', { token })).status).toBe(403)
  expect((await school.api('getSchoolFigures')).status).toBe(401)
})
