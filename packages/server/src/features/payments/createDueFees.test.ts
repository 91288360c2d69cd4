import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFeeTestSchool } from '#testing/openPaymentTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { type WallDay, addDays, dayNumberOf, parseWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import fc from 'fast-check'
import { listFeeDueDays, addMonths } from './createDueFees.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

// proves X98
test('a monthly course creates a fee for each month a week ahead, with four reminders', async () => {
  const school = await openFeeTestSchool()
  const { advanceDays, rows, reminders } = school
  await advanceDays(22)
  expect(await rows()).toEqual([])
  await advanceDays(1)
  expect(await rows()).toMatchObject([
    { month: '2026-12', due_on: '2026-12-21', status: 'due', price: 4500, amount: 4500, currency: 'USD', version: 1 },
  ])
  expect((await rows())[0]?.reference).toMatch(/^F1-1-2612[A-Z]$/)
  await advanceDays(20)
  expect(await rows()).toHaveLength(1)
  expect(await reminders()).toEqual(['fee:1:-3', 'fee:1:0', 'fee:1:3', 'fee:1:10'])
  await advanceDays(60)
  const days = ['2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21']
  expect((await rows()).map(({ due_on }) => due_on)).toEqual(days.slice(0, 3))
  await school.extendSessions()
  const { fees } = (await school.api('listOwnFees', { token: school.zaynab.token })).body
  expect(fees[0]).toMatchObject({
    status: 'overdue',
    amount: 45,
    currency: 'USD',
    dueOn: '2026-12-21',
    isRejected: false,
  })
})

// proves X98
test('no fee reminder is sent at night, or for a fee that is pending, paid or waived', async () => {
  const school = await openFeeTestSchool()
  const { advanceDays, runJob, reminders, rows, advanceClock, api, extendSessions, zaynab, token } = school
  advanceClock(12 * HOUR)
  await advanceDays(27)
  expect(await rows()).toHaveLength(1)
  expect(await reminders()).toEqual([])
  advanceClock(12 * HOUR)
  await runJob('remindOfFees')
  expect(await reminders()).toEqual(['fee:1:-3'])
  await extendSessions()
  const [student, admin] = [zaynab.token, token]
  const pay = async (more: Record<string, string> = {}) =>
    api('payFee', {
      token: student,
      body: createForm({ feeID: '1', paymentMethod: 'bank transfer', receipt: await createPictureFile(), ...more }),
    })
  expect(await pay({ transactionId: 'FT-1', origin: 'domestic' })).toMatchObject({ status: 200 })
  await advanceDays(5)
  expect(await reminders()).toEqual(['fee:1:-3'])
  await extendSessions()
  const pending = (await api('listWaiting', { token: admin, query: { kind: 'feePayment' } })).body
  expect(pending.items).toMatchObject([{ kind: 'feePayment', id: 1, what: 'Tajweed, 2026-12', price: 45, version: 2 }])
  expect(pending.counts.feePayment).toBe(1)
  const reason = 'The receipt can’t be read.'
  const rejected = { id: 1, paymentStatus: 'rejected', reason, version: 2 }
  expect((await api('decideFee', { token: admin, body: { ...rejected, version: 1 } })).status).toBe(409)
  expect((await api('decideFee', { token: admin, body: rejected })).status).toBe(200)
  expect((await api('decideFee', { token: admin, body: rejected })).status).toBe(409)
  const own = async () => (await api('listOwnFees', { token: student })).body.fees
  expect(await own()).toMatchObject([{ status: 'overdue', isRejected: true, reason }])
  await advanceDays(1)
  expect(await reminders()).toEqual(['fee:1:-3', 'fee:1:3'])
  await extendSessions()
  expect((await pay()).status).toBe(200)
  expect((await api('decideFee', { token: admin, body: { id: 1, paymentStatus: 'paid' } })).status).toBe(200)
  expect(await own()).toMatchObject([{ status: 'paid', reason: null }])
  expect((await pay()).status).toBe(422)
  expect((await api('decideFee', { token: admin, body: { id: 1, paymentStatus: 'waived' } })).status).toBe(409)
  const receipts = await school.database
    .selectFrom('receipts')
    .select(['status', 'amount'])
    .where('kind', '=', 'fee')
    .orderBy('id')
    .execute()
  expect(receipts).toEqual([
    { status: 'rejected', amount: 4500 },
    { status: 'paid', amount: 4500 },
  ])
  await advanceDays(15)
  expect(await reminders()).toEqual(['fee:1:-3', 'fee:1:3'])
})

// proves X99
test('an administrator can waive and end fees once, with a reason, and only the student can pay', async () => {
  const school = await openFeeTestSchool()
  const { advanceDays, rows, api, student, extendSessions } = school
  const stranger = await student()
  await advanceDays(25)
  await extendSessions()
  const admin = school.token
  const body = createForm({ feeID: '1', paymentMethod: 'jazzcash', receipt: await createPictureFile() })
  expect((await api('payFee', { token: stranger.token, body })).status).toBe(404)
  const listed = async (query: Record<string, string> = {}) => (await api('listFees', { token: admin, query })).body
  expect(await listed()).toMatchObject({
    counts: { due: 1, overdue: 0, pending: 0 },
    next: null,
    fees: [{ id: 1, feesEndedAt: null }],
  })
  expect((await listed({ state: 'overdue' })).fees).toEqual([])
  expect((await listed({ studentId: `${stranger.id}` })).fees).toEqual([])
  expect((await listed({ after: '2026-12-21.9999999999' })).fees).toEqual([])
  expect((await api('listFees', { token: admin, query: { state: 'waived' } })).status).toBe(422)
  const waived = { id: 1, paymentStatus: 'waived', reason: 'The teacher was ill.' }
  expect((await api('decideFee', { token: admin, body: waived })).status).toBe(200)
  expect((await listed()).fees).toMatchObject([{ status: 'waived', reason: waived.reason }])
  const end = () => api('endFees', { token: admin, body: { id: 1, reason: 'The family moves away.' } })
  expect(await end()).toEqual({ status: 200, body: { message: 'Monthly fees stopped for this course' } })
  expect((await end()).status).toBe(409)
  expect((await api('endFees', { token: admin, body: { id: 99, reason: 'There is none.' } })).status).toBe(404)
  expect((await listed()).fees).toMatchObject([{ feesEndedAt: expect.stringMatching(/^2026-12-/) }])
  await advanceDays(90)
  expect(await rows()).toHaveLength(1)
  await extendSessions()
  const acts = (await api('listActs', { token: admin, query: { limit: '2' } })).body.acts
  expect(acts).toMatchObject([
    { kind: 'endFees', record: { kind: 'coursePayment' }, what: 'Tajweed', reason: 'The family moves away.' },
    { kind: 'waiveFee', record: { kind: 'feePayment' }, what: 'Tajweed, 2026-12', reason: waived.reason },
  ])
})

// proves X98
test('a fee keeps its price; free and deleted courses and blocked students get none', async () => {
  const { advanceDays, rows, database } = await openFeeTestSchool()
  await advanceDays(25)
  await database.updateTable('courses').set({ price: 60 }).execute()
  await advanceDays(30)
  expect((await rows()).map(({ amount }) => amount)).toEqual([4500, 6000])
  await database.updateTable('accounts').set({ status: 'blocked' }).where('role', '=', 'student').execute()
  await advanceDays(40)
  expect(await rows()).toHaveLength(2)
  await database.updateTable('accounts').set({ status: 'active' }).where('role', '=', 'student').execute()
  await database.updateTable('courses').set({ price: 0 }).execute()
  await advanceDays(20)
  expect((await rows()).slice(2).every(({ status, amount }) => status === 'waived' && amount === 0)).toBe(true)
  const count = (await rows()).length
  await database.updateTable('courses').set({ archived_at: 1 }).execute()
  await advanceDays(60)
  expect(await rows()).toHaveLength(count)
})

// proves X99
test('no fee is created while the fees of a purchase are being ended', async () => {
  const { advanceDays, advanceClock, runJob, rows, database, now } = await openFeeTestSchool()
  await advanceDays(22)
  advanceClock(DAY)
  const laying = await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('purchases').set({ fees_ended_at: now() }).execute()
    const running = runJob('layFees')
    // It waits for the lock; without it, it would finish soon.
    await Promise.race([running, wait(300)])
    return { running }
  })
  await laying.running
  expect(await rows()).toEqual([])
})

const day = (text: string) => parseWallDay(text)!
const anyDay = fc.integer({ min: dayNumberOf(day('1999-12-31')), max: dayNumberOf(day('2104-03-01')) }).map(wallDayOf)

// proves X98
test('months are counted from the first day, and end on the last day of shorter months', () => {
  const from = (start: string) => [1, 2, 3, 13, 25].map((months) => addMonths(day(start), months))
  expect(from('2026-01-31')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28', '2028-02-29'])
  expect(from('2026-11-30')).toEqual(['2026-12-30', '2027-01-30', '2027-02-28', '2027-12-30', '2028-12-30'])
  expect(from('2028-02-29')).toEqual(['2028-03-29', '2028-04-29', '2028-05-29', '2029-03-29', '2030-03-29'])
})

// proves X98
test('over a hundred years each month is due once, on the same day or the last day of the month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 600 }), (start, months) => {
      const due = addMonths(start, months)
      const isLast = addDays(due, 1).slice(8) === '01'
      expect(due.slice(8) === start.slice(8) || (isLast && due.slice(8) < start.slice(8))).toBe(true)
      expect(addMonths(start, months + 1) > due).toBe(true)
      expect(countMonths(due) - countMonths(start)).toBe(months)
    }),
  )
})

// proves X98
test('no month is skipped or created twice, regardless of the interval of the job', () => {
  fc.assert(
    fc.property(anyDay, fc.array(fc.integer({ min: 1, max: 38 }), { maxLength: 40 }), (start, pauses) => {
      const created = new Map<string, WallDay>()
      let today = start
      for (const pause of pauses) {
        today = addDays(today, pause)
        for (const { month, dueOn } of listFeeDueDays(start, addDays(today, -31), addDays(today, 7))) {
          expect(created.get(month) ?? dueOn).toBe(dueOn)
          created.set(month, dueOn)
        }
      }
      const last = pauses.length === 0 ? 0 : [...created].length
      expect([...created.values()]).toEqual(Array.from({ length: last }, (_, index) => addMonths(start, index + 1)))
      expect(pauses.length === 0 || addMonths(start, last + 1) > addDays(today, 7)).toBe(true)
    }),
  )
})

function countMonths(of: WallDay): number {
  const [year = 0, month = 0] = of.split('-').map(Number)
  return year * 12 + month
}
