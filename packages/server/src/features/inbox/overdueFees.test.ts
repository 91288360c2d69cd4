import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openFeeTestSchool } from '#testing/openPaymentTestSchool.ts'

/** On Saturday, 21 November 2026, 08:00 UTC. */
async function open() {
  const school = await openFeeTestSchool()
  const { database, zaynab, courseId, api, token, now } = school
  const purchase = await database.selectFrom('purchases').select('id').executeTakeFirstOrThrow()
  const amounts = { price: 4500, discount: 500, discount_name: 'Siblings', amount: 4000, currency: 'USD' }
  const fee = async (dueOn: string, more: object = {}) => {
    const of = { student_id: zaynab.id, course_id: courseId, purchase_id: purchase.id }
    const month = dueOn.slice(0, 'yyyy-MM'.length)
    const { id } = await database
      .insertInto('fees')
      .values({
        ...of,
        month,
        due_on: dueOn,
        reference: `F-${dueOn}`,
        ...amounts,
        status: 'due',
        created_at: 1,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  /** A receipt for another course. */
  const receipt = async (createdAt = now()) => {
    const values = {
      student_id: zaynab.id,
      course_id: await school.course('Letters'),
      price: 40,
      receipt: 'r.jpg',
      method: 'EasyPaisa',
    }
    const { id } = await database
      .insertInto('purchases')
      .values({ ...values, status: 'pending', created_at: createdAt, decided_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const waiting = async (query: Record<string, string> = {}) => (await api('listWaiting', { token, query })).body
  return { ...school, fee, receipt, waiting }
}

test('listWaiting lists unpaid fees from the day after their due date, in the school’s time zone', async () => {
  const { fee, waiting, advanceClock, extendSessions, zaynab } = await open()
  await fee('2026-11-21')
  const rejected = await fee('2026-11-20', { status: 'rejected', month: '2026-10' })
  await fee('2026-09-21', { status: 'paid' })
  await fee('2026-08-21', { status: 'waived' })
  const [item, ...others] = (await waiting({ kind: 'overdueFee' })).items
  expect(others).toEqual([])
  expect(item).toMatchObject({
    kind: 'overdueFee',
    id: rejected,
    key: `overdueFee-${rejected}`,
    since: '2026-11-21T00:00:00.000Z',
    person: { id: zaynab.id },
    what: 'Tajweed, 2026-10',
    version: 1,
    price: 45,
    amount: 40,
    discountName: 'Siblings',
    reference: 'F-2026-11-20',
    receipt: null,
    fee: { id: rejected, status: 'overdue', dueOn: '2026-11-20', month: '2026-10', amount: 40 },
  })
  advanceClock(24 * 3_600_000)
  await extendSessions()
  expect((await waiting({ kind: 'overdueFee' })).items).toHaveLength(2)
})

test('a fee that is waived or whose student is deleted is no longer listed', async () => {
  const { fee, waiting, api, token, database, zaynab } = await open()
  const id = await fee('2026-10-21')
  const { version } = (await waiting()).items.find(({ kind }) => kind === 'overdueFee') ?? { version: null }
  expect((await api('decideFee', { token, body: { id, paymentStatus: 'waived', version } })).status).toBe(200)
  expect((await waiting()).counts.overdueFee).toBe(0)
  await fee('2026-09-21')
  expect((await waiting()).counts.overdueFee).toBe(1)
  await database.updateTable('accounts').set({ status: 'archived' }).where('id', '=', zaynab.accountId).execute()
  expect((await waiting()).counts.overdueFee).toBe(0)
})

/** Items of several kinds, some with the same time. */
async function openWithItems() {
  const { fee, receipt, waiting, student, teacher, database, courseId } = await open()
  const pupil = await student()
  await database.updateTable('students').set({ std_id: null }).where('id', '=', pupil.id).execute()
  const { accountId: _, ...amina } = await teacher()
  const lessons = { teacherId: amina.id, title: 'Tajweed, evening', studentIds: [pupil.id] }
  const { classId } = await addLessons(database, lessons, [{ days: '1,2,3,4,5,6,7', from: '05:00', to: '06:00' }])
  await database.updateTable('classes').set({ starts: '2026-11-18' }).where('id', '=', classId).execute()
  await teacher('pending')
  await database
    .insertInto('allotments')
    .values({ student_id: pupil.id, teacher_id: amina.id, course_id: courseId })
    .execute()
  await receipt()
  await receipt()
  for (const dueOn of ['2026-10-21', '2026-11-20', '2026-09-21']) await fee(dueOn)
  // The same due date.
  await fee('2026-10-21', { month: '2026-08' })
  return waiting
}

test.each(['oldest', 'important'])('pages of one item contain each item once, ordered by %s', async (order) => {
  const waiting = await openWithItems()
  const all = (await waiting({ order, limit: '100' })).items
  const visited: string[] = []
  let after: string | null = null
  do {
    const page = await waiting({ order, limit: '1', ...(after !== null && { after }) })
    visited.push(...page.items.map(({ key }) => key))
    after = page.next
  } while (after !== null)
  expect(visited).toEqual(all.map(({ key }) => key))
})

test('the oldest item comes first by default, decisions before reminders by importance', async () => {
  const waiting = await openWithItems()
  const times = (await waiting({ order: 'oldest', limit: '100' })).items.map(
    ({ since }) => Date.parse(since ?? '') || 0,
  )
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  const kinds = (await waiting({ order: 'important', limit: '100' })).items.map(({ kind }) => kind)
  expect(kinds.slice(0, 3).toSorted()).toEqual(['application', 'coursePayment', 'coursePayment'])
  expect(kinds.slice(3, 7)).toEqual(Array.from({ length: 4 }, () => 'overdueFee'))
  expect(kinds.at(-1)).toBe('owedRegister')
})

test('listWaiting returns the age of the oldest item of each kind, also if they don’t fit on the page', async () => {
  const { fee, receipt, waiting, now } = await open()
  expect((await waiting({ limit: '1' })).oldest).not.toHaveProperty('overdueFee')
  for (const dueOn of ['2026-10-21', '2026-09-21']) await fee(dueOn)
  await receipt()
  await receipt(now() - 3_600_000)
  const expected = { overdueFee: '2026-09-22T00:00:00.000Z', coursePayment: '2026-11-21T07:00:00.000Z' }
  for (const limit of ['1', '100']) {
    expect((await waiting({ limit })).oldest).toMatchObject(expected)
    expect((await waiting({ limit, kind: 'application' })).oldest).toMatchObject(expected)
  }
})

test('listWaiting counts the lessons without attendance of all teachers', async () => {
  const { waiting, student, teacher, database } = await open()
  const pupil = await student()
  for (const _ of [1, 2]) {
    const { id } = await teacher()
    const lessons = { teacherId: id, title: 'Tajweed, evening', studentIds: [pupil.id] }
    const { classId } = await addLessons(database, lessons, [{ days: '1,2,3,4,5,6,7', from: '05:00', to: '06:00' }])
    await database.updateTable('classes').set({ starts: '2026-11-18' }).where('id', '=', classId).execute()
  }
  const { counts, missedLessons, oldest } = await waiting({ limit: '1' })
  expect([counts.owedRegister, missedLessons, oldest?.owedRegister]).toEqual([2, 6, '2026-11-18T06:00:00.000Z'])
})
