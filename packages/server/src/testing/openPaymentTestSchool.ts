import { type TestSchool, openTestSchool } from './openTestSchool.ts'
import { recurringJobs } from '../jobs/backgroundJobs.ts'
import { createForm, createPictureFile } from './formData.ts'
import type { Database } from '../database/openDatabase.ts'
import { createPaymentReference } from '../features/payments/createPaymentReference.ts'

/** The year of the tests' clock. */
export const YEAR = { from: '2026-01-01', until: '2026-12-31' }
/** Prices that have no exact binary representation. */
export const PRICES = [0.1, 0.2, 19.99, 33.33, 1234.57]

/** A school with a course and an event for each of these prices, and a function to list all payments. */
export async function openPaymentTestSchool() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  return { ...school, token, ...(await addOffers(school)), listAll: (limit: number) => listAll(school, token, limit) }
}

/** Sums amounts without loss of precision. */
export const sumAmounts = (amounts: readonly number[]) => amounts.map(BigInt).reduce((sum, amount) => sum + amount, 0n)

/** Lists all payments of the year, page by page. */
async function listAll({ api }: TestSchool, token: string, limit: number) {
  const payments = []
  for (let next: string | null | undefined; next !== null;) {
    const query = { ...YEAR, limit: String(limit), ...(next !== undefined && { after: next }) }
    const { status, body } = await api('listPayments', { token, query })
    if (status !== 200 || body.payments.length > limit) throw new Error(`The payments aren’t listed: ${status}.`)
    payments.push(...body.payments)
    next = body.next
  }
  return payments
}

async function addOffers({ database, course }: TestSchool) {
  const [courses, events] = [[] as number[], [] as number[]]
  for (const price of PRICES) {
    const id = await course(`Course for ${price}`)
    await database.updateTable('courses').set({ price }).where('id', '=', id).execute()
    courses.push(id)
    const event = { title: `Event for ${price}`, description: '', price, time: '2026-12-05T18:30', link: null }
    const made = database.insertInto('events').values({ ...event, archived_at: null })
    events.push((await made.returning('id').executeTakeFirstOrThrow()).id)
  }
  return { courses, events }
}

const DAY = 86_400_000

/** A school with a student who bought a monthly course on 21 November 2026 at 08:00 UTC. */
export async function openFeeTestSchool() {
  const school = await openTestSchool()
  const { database, api, admin, student, course, advanceClock, now } = school
  const [{ token }, zaynab, courseId] = [await admin(), await student(), await course()]
  await database.updateTable('courses').set({ pricing: 'monthly' }).where('id', '=', courseId).execute()
  const buy = async () => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const receipt = await createPictureFile()
    const body = createForm({ courseID: String(courseId), paymentMethod: 'jazzcash', receipt, ...times })
    const { status } = await api('purchaseCourse', { token: zaynab.token, body })
    if (status !== 200) throw new Error(`The course was not bought: ${status}.`)
    const { id } = await database.selectFrom('purchases').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await api('decidePurchase', { token, body: { id, paymentStatus: 'paid' } })
    return id
  }
  await buy()
  const runJob = async (duty: 'layFees' | 'remindOfFees') =>
    recurringJobs[duty].run({ database, now: now(), timeZone: 'UTC' })
  /** Advances the clock by days and runs the fee jobs twice a day, as two processes would. */
  const advanceDays = async (days: number) => {
    for (let passed = 0; passed < days; passed += 1) {
      advanceClock(DAY)
      for (const duty of ['layFees', 'remindOfFees', 'layFees', 'remindOfFees'] as const) await runJob(duty)
    }
  }
  const rows = () => database.selectFrom('fees').selectAll().orderBy('id').execute()
  const reminders = async () => {
    const jobs = await database
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'feeReminder')
      .orderBy('id')
      .execute()
    return jobs.map(({ key }) => key)
  }
  /** Extends all sessions, which expire after a day. */
  const extendSessions = () =>
    database
      .updateTable('sessions')
      .set({ expires_at: now() + DAY })
      .execute()
  return { ...school, token, zaynab, courseId, buy, runJob, advanceDays, rows, reminders, extendSessions }
}

const nothing = {
  id: 0,
  name: 'Siblings',
  code: null,
  studentId: null,
  courseId: null,
  eventId: null,
  percentage: null,
  amount: null,
  from: null,
  until: null,
  mostUses: null,
  note: null,
}

/** A school with a course and an event, and helpers for discounts. */
export async function openDiscountTestSchool(given?: TestSchool) {
  const school = given ?? (await openTestSchool())
  const { api, admin, database } = school
  const { token } = await admin()
  const courseId = await school.course()
  const { id: eventId } = await database
    .insertInto('events')
    .values({
      title: 'Open evening',
      description: '',
      price: 10,
      time: '2027-01-01T18:00',
      link: null,
      archived_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const saveDiscount = async (discount: Partial<Record<keyof typeof nothing | 'version', unknown>>) =>
    api('saveDiscount', { token, body: { ...nothing, ...discount } })
  const list = async () => (await api('listDiscounts', { token })).body.discounts
  const end = async (id: number) => api('endDiscount', { token, params: { id } })
  const terms = (who: string, query: Record<string, string> = {}) =>
    api('getPaymentTerms', {
      token: who,
      params: { id: query['kind'] === 'event' ? eventId : courseId },
      ...(Object.keys(query).length > 0 && { query }),
    })
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  const buy = async (who: string, more: Record<string, string | File> = {}, id = courseId) =>
    api('purchaseCourse', { token: who, body: createForm({ courseID: String(id), ...times, ...more }) })
  const pay = async (who: string, more: Record<string, string> = {}) =>
    buy(who, { receipt: await createPictureFile(), paymentMethod: 'jazzcash', ...more })
  const payEvent = async (who: string, more: Record<string, string> = {}, receipt?: File) =>
    api('submitEventPayment', {
      token: who,
      body: createForm({ eventID: String(eventId), ...(receipt && { receipt, method: 'bank' }), ...more }),
    })
  return { ...school, token, courseId, eventId, saveDiscount, list, end, terms, buy, pay, payEvent }
}

type FeePlan = { studentId: number; courseId: number; months: readonly string[]; discount?: number }

/** Adds monthly fees of 45 dollars, due on the 21st; returns their ids. */
export async function addFees(
  { database, now }: { database: Database; now: () => number },
  { studentId, courseId, months, discount = 0 }: FeePlan,
): Promise<number[]> {
  const owners = { student_id: studentId, course_id: courseId }
  await database.updateTable('courses').set({ pricing: 'monthly' }).where('id', '=', courseId).execute()
  const bought = { price: 45, status: 'paid', pricing: 'monthly', created_at: now(), decided_at: now() } as const
  const { id: purchase_id } = await database
    .insertInto('purchases')
    .values({ ...owners, ...bought })
    .returning('id')
    .executeTakeFirstOrThrow()
  const amounts = { price: 4500, discount, amount: 4500 - discount, currency: 'USD' }
  const rows = months.map((month) => ({
    ...owners,
    ...amounts,
    purchase_id,
    month,
    due_on: `${month}-21`,
    discount_name: discount === 0 ? null : 'Siblings',
    reference: createPaymentReference({ kind: 'fee', itemId: courseId, studentId, month }),
    status: 'due' as const,
    created_at: now(),
  }))
  const fees = await database.insertInto('fees').values(rows).returning('id').execute()
  return fees.map(({ id }) => id)
}
