import { expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { addLessons } from '#testing/addLessons.ts'
import { openFamilyTestSchool } from '#testing/openFamilyTestSchool.ts'
import { getFamily } from './getFamily.ts'

const DAY = 86_400_000

/** On Saturday, 21 November 2026, 08:00 UTC. The handler’s queries are counted. */
async function open() {
  let queries = 0
  const counted = (database: Database) =>
    database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1
        return result
      },
    })
  const school = await openFamilyTestSchool({
    getFamily: (call: Parameters<typeof getFamily>[0]) => getFamily({ ...call, database: counted(call.database) }),
  })
  const read = async (token = school.first.token, query: Record<string, string> = {}) =>
    (await school.api('getFamily', { token, query })).body.children
  const teacher = await school.teacher()
  return { ...school, read, teacher, queries: () => queries }
}

const nothing = { nextLesson: null, dues: [], underReview: 0, newReport: null }

// proves X290
test('getFamily lists the caller and siblings, but no blocked child and no other family', async () => {
  const { read, first, second, stranger, database } = await open()
  const names = (children: Awaited<ReturnType<typeof read>>) => children.map(({ id, isPresent }) => [id, isPresent])
  expect(names(await read())).toEqual([
    [first.id, true],
    [second.id, false],
  ])
  expect(names(await read(second.token))).toEqual([
    [first.id, false],
    [second.id, true],
  ])
  expect(await read(stranger.token)).toEqual([
    { id: stranger.id, name: expect.any(String), isPresent: true, ...nothing },
  ])
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', second.accountId).execute()
  expect(names(await read())).toEqual([[first.id, true]])
})

// proves X290
test('getFamily returns the next lesson of each child, without cancelled ones, in both zones', async () => {
  const { read, first, second, teacher, database } = await open()
  const { timingIds } = await addLessons(
    database,
    { teacherId: teacher.id, title: 'Tajweed', studentIds: [first.id] },
    [{ days: '1,3', from: '19:00', to: '20:00' }],
  )
  await addLessons(database, { teacherId: teacher.id, title: 'Qaida', link: null, studentIds: [second.id] }, [
    { days: '6', from: '07:30', to: '08:30' },
  ])
  const [cancelled] = timingIds
  await database
    .insertInto('lesson_changes')
    .values({
      timing_id: cancelled ?? 0,
      day: '2026-11-23',
      to_day: null,
      to_from: null,
      to_to: null,
      note: null,
      changed_at: 1,
    })
    .execute()
  const children = await read(first.token, { zone: 'Asia/Karachi' })
  expect(children.map(({ nextLesson }) => nextLesson)).toEqual([
    {
      title: 'Tajweed',
      teacher: expect.any(String),
      starts: { at: '2026-11-25T19:00:00.000Z', offset: 0, viewerOffset: 300 },
      ends: { at: '2026-11-25T20:00:00.000Z', offset: 0, viewerOffset: 300 },
      link: 'https://meet.test/tajweed',
    },
    // It has begun and isn’t over.
    {
      title: 'Qaida',
      teacher: expect.any(String),
      starts: { at: '2026-11-21T07:30:00.000Z', offset: 0, viewerOffset: 300 },
      ends: { at: '2026-11-21T08:30:00.000Z', offset: 0, viewerOffset: 300 },
      link: null,
    },
  ])
})

test('getFamily rejects an unknown time zone', async () => {
  const { api, first } = await open()
  expect(await api('getFamily', { token: first.token, query: { zone: 'Asia/Nowhere' } })).toMatchObject({
    status: 422,
    body: { error: { zone: [expect.any(String)] } },
  })
})

// proves X290
test('getFamily returns open fees, overdue ones first, and counts receipts under review', async () => {
  const { read, first, second, fee, pay } = await open()
  const [soon, late] = [await fee(first.id, '2026-12'), await fee(first.id, '2026-10', 'Qaida')]
  const ids = [await fee(second.id, '2026-11'), await fee(second.id, '2026-12')]
  await pay(ids)
  const [own, other] = await read()
  expect(own?.dues).toEqual([
    {
      kind: 'fee',
      id: late,
      title: 'Qaida',
      month: '2026-10',
      amount: 45,
      currency: 'USD',
      dueOn: '2026-10-21',
      isOverdue: true,
      reference: expect.any(String),
    },
    expect.objectContaining({ id: soon, isOverdue: false }),
  ])
  expect([own?.underReview, other?.dues, other?.underReview]).toEqual([0, [], 2])
})

test('getFamily returns requested courses with the discount of the child until a payment is sent', async () => {
  const { read, first, second, database, course, now } = await open()
  const [courseId, free] = [await course('Letters'), await course('Manners')]
  await database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const request = { created_at: now(), closed_at: null }
  for (const [student_id, course_id] of [
    [first.id, courseId],
    [first.id, free],
    [second.id, courseId],
  ] as const)
    await database
      .insertInto('course_requests')
      .values({ ...request, student_id, course_id })
      .execute()
  const discount = { name: 'Siblings', code: null, open_code: null, course_id: null, event_id: null, percentage: 10 }
  const always = { amount: null, currency: null, starts: null, ends: null, most_uses: null, note: null }
  await database
    .insertInto('discounts')
    .values({ ...discount, ...always, student_id: second.id })
    .execute()
  const due = { kind: 'course', id: courseId, title: 'Letters', amount: 45, currency: 'USD', isOverdue: false }
  const discounted = { ...due, amount: 40.5 }
  expect((await read()).map(({ dues }) => dues)).toEqual([[due], [discounted]])
  const sent = { receipt: 'r.webp', method: 'jazzcash', decided_at: null, status: 'pending' } as const
  await database
    .insertInto('purchases')
    .values({ student_id: first.id, course_id: courseId, price: 45, created_at: now(), ...sent })
    .execute()
  expect((await read()).map(({ dues, underReview }) => [dues, underReview])).toEqual([
    [[], 1],
    [[discounted], 0],
  ])
})

// proves X290
test('getFamily returns courses and events whose receipt was rejected', async () => {
  const { read, first, second, database, course, now } = await open()
  const courseId = await course('Letters')
  const sent = { receipt: 'r.webp', method: 'jazzcash', decided_at: now() }
  const bought = { student_id: first.id, course_id: courseId, price: 45, created_at: now(), ...sent }
  await database
    .insertInto('purchases')
    .values({ ...bought, status: 'rejected', amount: 4000, currency: 'USD' })
    .execute()
  const event = { title: 'Circle', description: '', price: 10, link: null, archived_at: null }
  const { id: eventId } = await database
    .insertInto('events')
    .values({ ...event, time: '2026-12-01T18:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: past } = await database
    .insertInto('events')
    .values({ ...event, time: '2026-11-01T18:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = { student_id: second.id, is_member: 0, toggled_at: null, sent_at: now(), ...sent }
  await database
    .insertInto('event_members')
    .values([eventId, past].map((event_id) => ({ ...member, event_id, payment_status: 'rejected' as const })))
    .execute()
  const [own, other] = await read()
  expect(own?.dues).toEqual([
    { kind: 'course', id: courseId, title: 'Letters', amount: 40, currency: 'USD', isOverdue: false },
  ])
  expect(other?.dues).toEqual([
    { kind: 'event', id: eventId, title: 'Circle', amount: 10, currency: 'USD', isOverdue: false },
  ])
  // A new receipt is under review, and nothing is due meanwhile.
  await database
    .insertInto('purchases')
    .values({ ...bought, status: 'pending', decided_at: null, amount: 4000, currency: 'USD' })
    .execute()
  expect(await read()).toMatchObject([{ dues: [], underReview: 1 }, {}])
})

// proves X290
test('getFamily returns the newest report of the last two weeks', async () => {
  const { read, first, second, teacher, database, course, now } = await open()
  const courseId = await course()
  const { classId } = await addLessons(
    database,
    { teacherId: teacher.id, title: 'Monday group', studentIds: [first.id, second.id] },
    [{}],
  )
  const report = { teacher_id: teacher.id, course_id: courseId, class_id: classId, attendance: '90' }
  const none = { test_remarks: null, participation: null, suggestions: null }
  await database
    .insertInto('reports')
    .values([
      { ...report, ...none, student_id: first.id, updated_at: now() - DAY },
      { ...report, ...none, student_id: second.id, updated_at: now() - 15 * DAY },
    ])
    .execute()
  expect((await read()).map(({ newReport }) => newReport)).toEqual([
    { classId, courseId, date: '2026-11-20', title: 'Monday group' },
    null,
  ])
})

// proves X290
test('getFamily runs as many queries for three children as for one', async () => {
  const { read, first, stranger, database, queries } = await open()
  await database
    .updateTable('accounts')
    .set({ sibling_of: first.accountId })
    .where('id', '=', stranger.accountId)
    .execute()
  const count = async (token: string) => {
    const before = queries()
    await read(token)
    return queries() - before
  }
  const ofThree = await count(first.token)
  await database.updateTable('accounts').set({ sibling_of: null }).where('role', '=', 'student').execute()
  expect(await count(first.token)).toBe(ofThree)
})
