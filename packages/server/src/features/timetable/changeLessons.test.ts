import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

type Change = 'cancel' | 'move' | 'restore'
const to = { day: '2026-11-26', from: '18:00', to: '19:00' }

/** A class on Mondays and Wednesdays from 2 November on, and its lessons in four weeks from the 16th on. */
async function openTestSchool() {
  const school = await openTimetableTestSchool()
  const { api, teacher, makeClass, addStudentToClass } = school
  const made = await makeClass({ title: 'Tajweed', days: [1, 3], starts: '2026-11-02', ends: '2026-12-06' })
  const student = await addStudentToClass(made.id)
  const change = (kind: Change, scope: 'one' | 'rest' | 'all', day: string, more: object = {}) => {
    const body = { classId: made.id, timingId: made.timingId, day, scope, change: kind, ...more }
    return api('changeLessons', { token: teacher.token, body: { ...body, ...(kind === 'move' && { to, ...more }) } })
  }
  const lessons = async (token = student.token) => {
    const query = { from: '2026-11-16', days: '28' }
    const { body } = await api('getTimetable', { token, query })
    return body.lessons.map(({ heldOn, from, state }) => `${heldOn} ${from}${state === 'planned' ? '' : ` ${state}`}`)
  }
  const undo = (id: number) => api('undoLessonChange', { token: teacher.token, params: { id } })
  return { ...school, made, student, change, lessons, undo }
}

const planned = [
  '2026-11-16 16:00',
  '2026-11-18 16:00',
  '2026-11-23 16:00',
  '2026-11-25 16:00',
  '2026-11-30 16:00',
  '2026-12-02 16:00',
]

// Trap 11 of schedulers: cancel this one, the rest, or all?
test.each([
  ['cancel', 'one', [...planned.slice(0, 3), '2026-11-25 16:00 cancelled', ...planned.slice(4)]],
  ['cancel', 'rest', planned.slice(0, 3)],
  ['cancel', 'all', planned.slice(0, 1)],
  ['move', 'one', [...planned.slice(0, 3), '2026-11-26 18:00 moved', ...planned.slice(4)]],
  ['move', 'rest', [...planned.slice(0, 3), '2026-11-26 18:00', '2026-12-01 18:00', '2026-12-03 18:00']],
  [
    'move',
    'all',
    [planned[0], '2026-11-19 18:00', '2026-11-24 18:00', '2026-11-26 18:00', '2026-12-01 18:00', '2026-12-03 18:00'],
  ],
] as const)('%s of %s changes all timetables, and undo restores them', async (kind, scope, after) => {
  const { change, lessons, undo, teacher, admin, made, student, mark, database } = await openTestSchool()
  await mark(made.id, student.id, '2026-11-16')
  const rows = async () => ({
    timings: await database.selectFrom('class_timings').selectAll().orderBy('id').execute(),
    changes: await database
      .selectFrom('lesson_changes')
      .select(['timing_id', 'day', 'to_day', 'note'])
      .orderBy('timing_id')
      .orderBy('day')
      .execute(),
  })
  // A lesson that was changed before is restored too.
  await change('cancel', 'one', '2026-11-30', { note: 'A holiday' })
  const before = await lessons()
  const stored = await rows()
  expect(before).toEqual([...planned.slice(0, 4), '2026-11-30 16:00 cancelled', ...planned.slice(5)])

  const { status, body } = await change(kind, scope, '2026-11-25')
  expect([status, body.message]).toEqual([200, 'Timetable updated'])
  const isOne = scope === 'one'
  const expected = after.map((one) => (isOne && one === '2026-11-30 16:00' ? `${one} cancelled` : one))
  for (const { token } of [student, teacher, admin]) expect(await lessons(token)).toEqual(expected)

  expect((await undo(body.change)).body).toEqual({ message: 'Change undone' })
  expect(await lessons()).toEqual(before)
  expect(await rows()).toEqual(stored)
  expect((await undo(body.change)).status).toBe(409)
})

// proves X31
test('a cancelled or moved lesson can be restored', async () => {
  const { change, lessons } = await openTestSchool()
  await change('cancel', 'one', '2026-11-25')
  expect((await change('restore', 'one', '2026-11-25')).status).toBe(200)
  expect(await lessons()).toEqual(planned)
  await change('move', 'one', '2026-11-25')
  expect((await change('restore', 'one', '2026-11-25')).status).toBe(200)
  expect(await lessons()).toEqual(planned)
  expect((await change('restore', 'one', '2026-11-25')).body.error).toEqual({
    day: ['This lesson is already on schedule.'],
  })
  expect((await change('restore', 'rest', '2026-11-25')).body.error).toHaveProperty('scope')
})

test('moving all lessons of a timing without marks edits the timing instead of adding one', async () => {
  const { change, lessons, undo, database } = await openTestSchool()
  const { body } = await change('move', 'all', '2026-11-25', { to: { day: '2026-11-24', from: '09:00', to: '10:00' } })
  expect(await lessons()).toEqual([
    '2026-11-17 09:00',
    '2026-11-22 09:00',
    '2026-11-24 09:00',
    '2026-11-29 09:00',
    '2026-12-01 09:00',
    '2026-12-06 09:00',
  ])
  expect(await database.selectFrom('class_timings').select(['id', 'days']).execute()).toEqual([{ id: 1, days: '2,7' }])
  await undo(body.change)
  expect(await lessons()).toEqual(planned)
})

test('a lesson with marks can’t be cancelled, moved or undone', async () => {
  const { change, lessons, undo, made, student, mark } = await openTestSchool()
  const moved = await change('move', 'one', '2026-11-25')
  await mark(made.id, student.id, '2026-11-18')
  await mark(made.id, student.id, '2026-11-26')
  const before = await lessons()
  const form = (day: string) => ({
    day: [`Attendance was taken for the lesson on ${day}, so it can’t be cancelled or moved.`],
  })
  expect((await change('cancel', 'one', '2026-11-18')).body.error).toEqual(form('Wed, 18 Nov 2026'))
  expect((await change('move', 'one', '2026-11-18')).body.error).toEqual(form('Wed, 18 Nov 2026'))
  expect((await change('cancel', 'rest', '2026-11-16')).body.error).toEqual(form('Wed, 18 Nov 2026'))
  expect((await change('restore', 'one', '2026-11-25')).body.error).toEqual(form('Wed, 25 Nov 2026'))
  expect((await undo(moved.body.change)).status).toBe(409)
  expect(await lessons()).toEqual(before)
  expect((await change('cancel', 'all', '2026-11-16')).status).toBe(200)
  expect(await lessons()).toEqual([...planned.slice(0, 3), '2026-11-26 18:00 moved'])
})

test('an invalid change is rejected at its field', async () => {
  const { api, change, made, admin, newTeacher, lessons } = await openTestSchool()
  const errorsOf = async (...args: Parameters<typeof change>) => (await change(...args)).body.error
  expect(await errorsOf('cancel', 'one', '2026-11-24')).toEqual({ day: ['There’s no lesson on this day.'] })
  expect(await errorsOf('cancel', 'one', '2026-12-07')).toEqual({ day: ['There’s no lesson on this day.'] })
  expect(await errorsOf('cancel', 'one', '2026-02-30')).toEqual({ day: ['There’s no lesson on this day.'] })
  expect(await errorsOf('move', 'one', '2026-11-25', { to: undefined })).toEqual({
    to: ['Choose a new time for the lesson.'],
  })
  expect(await errorsOf('move', 'one', '2026-11-25', { to: { ...to, to: to.from } })).toEqual({
    'to.to': ['Start and end can’t be the same.'],
  })
  expect(await errorsOf('move', 'one', '2026-11-25', { to: { ...to, day: '2026-11-31' } })).toEqual({
    'to.day': ['That date doesn’t exist.'],
  })
  expect(await errorsOf('move', 'rest', '2026-11-25', { to: { ...to, day: '2027-01-06' } })).toEqual({
    'to.day': ['This day is outside the class’s dates.'],
  })
  expect(await errorsOf('cancel', 'one', '2026-11-25', { timingId: 99 })).toEqual({
    timingId: ['Invalid class timing ID'],
  })
  expect((await change('cancel', 'one', '2026-11-25', { version: 7 })).status).toBe(409)
  const other = await newTeacher()
  const body = { classId: made.id, timingId: made.timingId, day: '2026-11-25', scope: 'one', change: 'cancel' }
  expect((await api('changeLessons', { token: other.token, body })).status).toBe(404)
  expect(await lessons()).toEqual(planned)
  const { change: id } = (await api('changeLessons', { token: admin.token, body: { ...body, version: 1 } })).body
  expect((await api('undoLessonChange', { token: other.token, params: { id } })).status).toBe(404)
  expect((await api('undoLessonChange', { token: admin.token, params: { id: 99 } })).status).toBe(404)
})

test('a move to a conflicting time is rejected unless the request confirms it', async () => {
  const { change, makeClass, lessons } = await openTestSchool()
  await makeClass({ title: 'Hifz', days: [4], classTime: { from: '18:30', to: '19:30' } })
  for (const scope of ['one', 'rest', 'all'] as const) {
    const rejected = await change('move', scope, '2026-11-25')
    expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, ['to']])
  }
  expect(await lessons()).toEqual(planned)
  expect((await change('move', 'one', '2026-11-25', { to: { ...to, day: '2026-11-27' } })).status).toBe(200)
  expect((await change('move', 'one', '2026-11-25', { goOn: true })).status).toBe(200)
  expect(await lessons()).toContain('2026-11-26 18:00 moved')
})

test('a change can’t be undone after a later one', async () => {
  const { change, undo, lessons } = await openTestSchool()
  const first = await change('cancel', 'one', '2026-11-25')
  await change('cancel', 'one', '2026-11-30')
  expect((await undo(first.body.change)).status).toBe(409)
  expect(await lessons()).toContain('2026-11-25 16:00 cancelled')
})

// proves X32
test('students, and the teacher if someone else made the change, get a mail unless they turned it off', async () => {
  const { api, change, undo, made, student, teacher, admin, addStudentToClass, mails, database } =
    await openTestSchool()
  const withoutMails = await addStudentToClass(made.id)
  const value = JSON.stringify({ changes: false })
  await database.insertInto('reminder_choices').values({ account_id: withoutMails.accountId, value }).execute()
  await database.updateTable('accounts').set({ language: 'ur' }).where('id', '=', student.accountId).execute()
  mails.length = 0
  const { body } = await change('move', 'one', '2026-11-25', { note: 'Thursday\nthis once' })
  expect(mails.map((mail) => mail.to)).toEqual([student.email])
  expect(mails[0]?.text).toContain('بدھ، 25 نومبر، 2026، 16:00–17:00')
  expect(mails[0]?.text).toContain('اسکول کی طرف سے پیغام: Thursday this once')

  await database.updateTable('accounts').set({ language: null }).where('id', '=', student.accountId).execute()
  mails.length = 0
  await undo(body.change)
  expect(mails[0]?.text).toContain(
    'Your “Tajweed” lesson on Thursday, 26 November 2026, 18:00–19:00 has moved to Wednesday, 25 November 2026, 16:00–17:00.',
  )
  mails.length = 0
  const form = { classId: made.id, timingId: made.timingId, day: '2026-11-25', scope: 'rest', change: 'cancel' }
  await api('changeLessons', { token: admin.token, body: form })
  expect(new Set(mails.map((mail) => mail.to))).toEqual(new Set([student.email, teacher.email]))
  expect(mails[0]?.text).toContain(
    'Your “Tajweed” lessons from Wednesday, 25 November 2026, 16:00–17:00 onward are cancelled.',
  )
})

// Trap 4 of schedulers: a cancelled or moved day that is kept as an instant.
test.each([
  ['Asia/Karachi', '2026-03-29'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
])(
  'in %s around %s cancelled and moved days are calendar days, whatever the school’s time zone',
  async (zone, change) => {
    const { api, teacher, makeClass, setZone, setClock, database } = await openTimetableTestSchool()
    await setZone(zone)
    await setClock(Date.parse(`${change}T03:00:00Z`) - 2 * 86_400_000)
    const made = await makeClass({ days: [1, 2, 3, 4, 5, 6, 7], classTime: { from: '23:30', to: '02:30' } })
    const next = new Date(Date.parse(change) + 86_400_000).toISOString().slice(0, 10)
    const sent = { classId: made.id, timingId: made.timingId, scope: 'one' }
    const form = { ...sent, day: change, change: 'cancel' }
    expect((await api('changeLessons', { token: teacher.token, body: form })).status).toBe(200)
    const place = { day: change, from: '01:30', to: '02:30' }
    // The lesson of the night before lasts until then.
    const move = { ...sent, day: next, change: 'move', to: place, goOn: true }
    expect((await api('changeLessons', { token: teacher.token, body: move })).status).toBe(200)
    const recipients = async () => {
      const { body } = await api('getTimetable', { token: teacher.token, query: { days: '5' } })
      return body.lessons
        .filter(({ state }) => state !== 'planned')
        .map(({ day, heldOn, from, state }) => [day, heldOn, from, state])
    }
    const expected = [
      [next, change, '01:30', 'moved'],
      [change, change, '23:30', 'cancelled'],
    ]
    expect(await recipients()).toEqual(expected)
    await database.deleteFrom('settings').execute()
    await setZone('Asia/Kathmandu')
    expect(await recipients()).toEqual(expected)
  },
)
