import { expect, test } from 'vitest'
import { addFees } from '#testing/openPaymentTestSchool.ts'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'

/** Five courses and an event. Their prices don't matter, because each payment stores its amount. */
async function offer({ database, course }: TestSchool) {
  const courses: number[] = []
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) courses.push(await course(name))
  const event = { title: 'Recital', description: '', price: 10, time: '2026-12-05T18:30', link: null }
  const insertEvent = database.insertInto('events').values({ ...event, archived_at: null })
  return { courses, events: [(await insertEvent.returning('id').executeTakeFirstOrThrow()).id] }
}

// proves X104
test('a statement lists entries in order with running balances, starting from the opening balance', async () => {
  const school = await openTestSchool()
  const { api, database } = school
  const { token } = await school.admin()
  const { courses, events } = await offer(school)
  const [zaynab, other] = [await school.student(), await school.student()]
  const common = { receipt: 'r.jpg', method: 'Cash', price: null, discount: 0, currency: 'USD', decided_at: null }
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
  const buy = (
    index: number,
    day: string,
    more: { amount: number; status: 'paid' | 'pending' | 'rejected'; currency?: string },
  ) =>
    database
      .insertInto('purchases')
      .values({
        ...common,
        student_id: zaynab.id,
        course_id: courses[index]!,
        created_at: at(day),
        reference: `R-${index}`,
        ...more,
      })
      .execute()
  await buy(0, '2026-03-01', { amount: 1010, status: 'pending' })
  await buy(1, '2026-06-01', { amount: 2020, status: 'paid' })
  await buy(2, '2026-07-01', { amount: 3030, status: 'rejected' })
  await buy(3, '2026-08-01', { amount: 4040, status: 'pending', currency: 'PKR' })
  await buy(4, '2026-09-01', { amount: 0, status: 'paid' })
  const place = { student_id: zaynab.id, event_id: events[0]!, is_member: 1 as const, payment_status: 'paid' as const }
  const paid = { ...common, ...place, amount: 5, toggled_at: null, sent_at: at('2026-10-01') }
  await database.insertInto('event_members').values(paid).execute()

  const read = async (by: string, query: Record<string, string> = {}) => {
    const { status, body } = await api('getStatement', { token: by, query })
    if (status !== 200) return status
    const { opening, lines, closing, student } = body.statement
    const listed = lines.map(({ day, what, amount, currency, balance }) =>
      [day, what, amount, currency, balance].join(' '),
    )
    return { student, opening, closing, lines: listed }
  }
  const all = {
    opening: [],
    lines: [
      '2026-03-01 charge 10.1 USD 10.1',
      '2026-06-01 charge 20.2 USD 30.3',
      '2026-06-01 payment 20.2 USD 10.1',
      '2026-08-01 charge 40.4 PKR 40.4',
      '2026-10-01 charge 0.05 USD 10.15',
      '2026-10-01 payment 0.05 USD 10.1',
    ],
    closing: [
      { currency: 'USD', amount: 10.1 },
      { currency: 'PKR', amount: 40.4 },
    ],
  }
  expect(await read(zaynab.token)).toMatchObject(all)
  expect(await read(token, { studentId: String(zaynab.id) })).toEqual(await read(zaynab.token))
  expect(await read(zaynab.token, { from: '2026-06-01', until: '2026-07-31' })).toMatchObject({
    opening: [{ currency: 'USD', amount: 10.1 }],
    lines: all.lines.slice(1, 3),
    closing: [{ currency: 'USD', amount: 10.1 }],
  })
  expect(await read(other.token)).toMatchObject({ opening: [], lines: [], closing: [] })
  // Students can't read each other's statements, and administrators must name the student.
  expect(await read(other.token, { studentId: String(zaynab.id) })).toBe(404)
  expect(await read(token)).toBe(404)
  expect(await read(token, { studentId: '999' })).toBe(404)
  expect(await read((await school.teacher()).token)).toBe(403)
  expect(await read(zaynab.token, { from: '2026-07-31', until: '2026-06-01' })).toBe(422)
})

// proves X98, X104
test('a fee is due from its creation until it is waived, regardless of its receipts', async () => {
  const school = await openTestSchool()
  const { api, database } = school
  const { id: studentId, token } = await school.student()
  const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
  const fees = await addFees(school, { studentId, courseId: await school.course(), months, discount: 451 })
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
  const fates = [
    { created_at: at('2026-02-14'), status: 'paid', sent_at: at('2026-02-20') },
    { created_at: at('2026-03-14'), status: 'rejected', sent_at: at('2026-03-20') },
    { created_at: at('2026-04-14'), status: 'pending', sent_at: at('2026-04-20') },
    { created_at: at('2026-05-14'), status: 'due' },
    { created_at: at('2026-06-14'), status: 'waived' },
  ] as const
  for (const [index, fate] of fates.entries()) {
    await database.updateTable('fees').set(fate).where('id', '=', fees[index]!).execute()
  }
  const { statement } = (await api('getStatement', { token })).body
  expect(
    statement.lines.map(({ day, what, kind, status, amount, balance }) =>
      [day, what, kind, status, amount, balance].join(' '),
    ),
  ).toEqual([
    '2026-02-14 charge fee paid 40.49 40.49',
    '2026-02-20 payment fee paid 40.49 0',
    '2026-03-14 charge fee rejected 40.49 40.49',
    '2026-04-14 charge fee pending 40.49 80.98',
    '2026-05-14 charge fee due 40.49 121.47',
  ])
  expect(statement.closing).toEqual([{ currency: 'USD', amount: 121.47 }])
  const { payments } = (
    await api('listPayments', {
      token: (await school.admin()).token,
      query: { from: '2026-01-01', until: '2026-12-31' },
    })
  ).body
  expect(payments.map(({ price, discount, amount, status }) => [price, discount, amount, status])).toEqual(
    ['paid', 'rejected', 'pending'].map((status) => [45, 4.51, 40.49, status]),
  )
})
