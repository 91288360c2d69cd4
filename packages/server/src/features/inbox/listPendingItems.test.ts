import { expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { listPendingItems } from './listPendingItems.ts'

const HOUR = 60 * 60_000

/** The time is Saturday, 21 November 2026, 08:00 UTC. Queries of the inbox are counted. */
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
  const handlers = {
    listWaiting: (call: Parameters<typeof listPendingItems>[0]) =>
      listPendingItems({ ...call, database: counted(call.database) }),
  }
  const school = await openTestSchool({ handlers })
  const { database, api, now } = school
  const { token } = await school.admin()
  const bought = { id: await school.course('ناظرہ'), name: 'ناظرہ' }
  const purchase = async (studentId: number, more: object = {}) => {
    const values = { student_id: studentId, course_id: bought.id, price: 40, receipt: 'r.jpg', method: 'EasyPaisa' }
    const { id } = await database
      .insertInto('purchases')
      .values({ ...values, status: 'pending', created_at: now(), decided_at: null, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const event = async (price: number | null = 10) => {
    const values = { title: 'Open evening', description: '', price, time: '2026-12-05T18:30', link: null }
    const row = database.insertInto('events').values({ ...values, archived_at: null })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }
  const join = async (eventId: number, studentId: number, more: object = {}) => {
    const values = { event_id: eventId, student_id: studentId, is_member: 0, payment_status: 'pending' as const }
    const stored = { receipt: 'e.jpg', method: 'Cash', toggled_at: null, price: 8, sent_at: now(), decided_at: null }
    const row = database.insertInto('event_members').values({ ...values, ...stored, ...more })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }
  const waiting = async (query: Record<string, string> = {}) => (await api('listWaiting', { token, query })).body
  return { ...school, bought, purchase, event, join, waiting, adminToken: token, queries: () => queries }
}

// proves X52
test('listWaiting returns all pending items, oldest first, with what is needed to decide them', async () => {
  const school = await open()
  const { database, waiting, advanceClock, purchase, join, bought: course } = school
  expect(await waiting()).toEqual({
    items: [],
    counts: {
      application: 0,
      coursePayment: 0,
      eventPayment: 0,
      feePayment: 0,
      overdueFee: 0,
      trial: 0,
      studentWithoutId: 0,
      studentWithoutTeacher: 0,
      owedRegister: 0,
      courseRequest: 0,
    },
    oldest: {},
    missedLessons: 0,
    next: null,
  })

  const [pupil, teacher, evening] = [await school.student(), await school.teacher(), await school.event()]
  // An old receipt without a stored send time.
  const joined = await join(evening, pupil.id, { sent_at: null })
  const lessons = { teacherId: teacher.id, title: 'Tajweed, evening', studentIds: [pupil.id] }
  const { classId } = await addLessons(database, lessons, [{ days: '1,2,3,4,5,6,7', from: '05:00', to: '06:00' }])
  await database.updateTable('classes').set({ starts: '2026-11-18' }).where('id', '=', classId).execute()
  const applicant = await school.teacher('pending')
  await database.updateTable('accounts').set({ language: 'ur' }).where('id', '=', teacher.accountId).execute()
  advanceClock(HOUR)
  const sent = await purchase(pupil.id)
  await database.updateTable('courses').set({ price: 45 }).where('id', '=', course.id).execute()
  advanceClock(HOUR)
  const unnamed = await school.student()
  await database.updateTable('students').set({ std_id: null }).where('id', '=', unnamed.id).execute()
  const paid = await purchase(unnamed.id, { status: 'paid', decided_at: school.now() + HOUR })

  const { items, counts, next } = await waiting()
  const codeOf = async (id: number) =>
    (await database.selectFrom('teachers').select('teach_id').where('id', '=', id).executeTakeFirstOrThrow()).teach_id
  expect(items.map(({ key, since }) => [key, since])).toEqual([
    [`eventPayment-${joined}`, null],
    [`owedRegister-${teacher.id}`, '2026-11-18T06:00:00.000Z'],
    [`application-${applicant.id}`, '2026-11-21T08:00:00.000Z'],
    [`coursePayment-${sent}`, '2026-11-21T09:00:00.000Z'],
    [`studentWithoutId-${unnamed.id}`, '2026-11-21T10:00:00.000Z'],
    [`studentWithoutTeacher-${paid}`, '2026-11-21T11:00:00.000Z'],
  ])
  expect(items[0]).toMatchObject({ eventId: evening, version: 1, price: 8, priceNow: 10, reference: `E-${joined}` })
  // The teacher can still mark this morning's lesson.
  const students = [items[3]?.person.name]
  const oldest = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => ({ title: lessons.title, day, students }))
  expect(items[1]?.owed).toEqual({ language: 'ur', oldest })
  expect(items[0]?.owed).toBeNull()
  expect(items[1]).toMatchObject({ lessons: 3, what: lessons.title, person: { code: await codeOf(teacher.id) } })
  expect(items[2]).toMatchObject({ id: applicant.id, version: 1, what: null, person: { id: applicant.id } })
  expect(items[3]).toMatchObject({
    courseId: course.id,
    what: course.name,
    price: 40,
    priceNow: 45,
    paymentMethod: 'EasyPaisa',
    person: { id: pupil.id },
  })
  expect(items[3]?.receipt).toMatch(/^\/uploads\/r\.jpg\?/)
  expect(items[4]).toMatchObject({ person: { id: unnamed.id, code: null }, version: 1, receipt: null, lessons: null })
  expect(items[5]).toMatchObject({ courseId: course.id, person: { id: unnamed.id } })
  expect([Object.values(counts), next]).toEqual([[1, 1, 1, 1, 1, 1, 0, 0, 0, 0], null])
})

test('decided, finished, deleted and undecidable items are not listed', async () => {
  const school = await open()
  const { database, waiting, purchase, join, bought: course } = school
  const [pupil, teacher, archived] = [await school.student(), await school.teacher(), await school.student('archived')]
  await school.teacher('blocked')
  await database.updateTable('students').set({ std_id: null }).where('id', '=', archived.id).execute()
  await purchase(pupil.id, { status: 'rejected' })
  await purchase(pupil.id, { status: 'paid' })
  await database
    .insertInto('allotments')
    .values({ student_id: pupil.id, teacher_id: teacher.id, course_id: course.id })
    .execute()
  await purchase(archived.id, { status: 'paid' })
  const [evening, old] = [await school.event(), await school.event()]
  await join(evening, pupil.id, { receipt: null })
  await join(old, pupil.id)
  await database.updateTable('events').set({ archived_at: 1 }).where('id', '=', old).execute()
  expect((await waiting()).items).toEqual([])
})

// proves X52
test('the pages of five hundred items are complete although items are added and decided in between', async () => {
  const school = await open()
  const { database, waiting, purchase, join, advanceClock } = school
  const [evening, other] = [await school.event(), await school.course()]
  const pupils = await database
    .insertInto('accounts')
    .values(
      Array.from({ length: 125 }, (_, index) => ({
        email: `pupil${index}@school.test`,
        password_hash: null,
        role: 'student' as const,
        status: 'active' as const,
        name: `Pupil ${index}`,
        avatar: null,
        // Many have the same time.
        created_at: 1000 * Math.floor(index / 7),
      })),
    )
    .returning(['id', 'created_at'])
    .execute()
  for (const { id: account_id, created_at } of pupils) {
    const { id } = await database
      .insertInto('students')
      .values({ account_id, std_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await purchase(id, { created_at })
    await purchase(id, { created_at, decided_at: 5000, status: 'paid', course_id: other })
    await join(evening, id, { sent_at: created_at })
  }
  const before = school.queries()
  const [first] = [await waiting({ limit: '1' })]
  const ofOne = school.queries() - before
  expect(Object.values(first.counts).reduce((sum, count) => sum + count, 0)).toBe(500)

  const visited: string[] = []
  let after: string | null = null
  let isDisturbed = false
  do {
    const page = await waiting({ limit: '37', ...(after !== null && { after }) })
    visited.push(...page.items.map(({ key }) => key))
    after = page.next
    if (!isDisturbed) {
      isDisturbed = true
      advanceClock(HOUR)
      await purchase((await school.student()).id)
      const decided = page.items.find(({ kind }) => kind === 'coursePayment')
      await database
        .updateTable('purchases')
        .set({ status: 'rejected' })
        .where('id', '=', decided?.id ?? 0)
        .execute()
    }
  } while (after !== null)
  expect(new Set(visited).size).toBe(visited.length)
  expect(visited).toHaveLength(501)
  const pages = Math.ceil(501 / 37)
  // A page of 37 takes as many queries as a page of one.
  expect(school.queries() - before).toBe(ofOne * (pages + 1))

  const ofKind = await waiting({ kind: 'eventPayment', limit: '100' })
  expect(ofKind.items.every(({ kind }) => kind === 'eventPayment')).toBe(true)
  expect(ofKind.items).toHaveLength(100)
  expect(ofKind.counts.coursePayment).toBe(125)
})

test('an unknown cursor, or one past the last item, is no error', async () => {
  const { api, waiting, adminToken: token } = await open()
  expect((await api('listWaiting', { token, query: { after: 'somewhere' } })).status).toBe(422)
  expect((await waiting({ after: '999999999999999.7.9999999999' })).items).toEqual([])
  const order = 'important'
  expect((await waiting({ order, after: '999999999999999.5.9999999999' })).items).toEqual([])
})
