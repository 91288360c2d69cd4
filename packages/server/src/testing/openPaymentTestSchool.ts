import { type TestSchool, openTestSchool } from './openTestSchool.ts'

/** A year of the tests’ calendar. */
export const YEAR = { from: '2026-01-01', until: '2026-12-31' }
/** Those that are no sum of halves, quarters and so on, and that floats get wrong. */
export const PRICES = [0.1, 0.2, 19.99, 33.33, 1234.57]

/** A school with a course and an event for each of these prices, and all that it lists of payments. */
export async function openPaymentTestSchool() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  return { ...school, token, ...(await offer(school)), listAll: (limit: number) => listAll(school, token, limit) }
}

/** The sum of amounts in whole units, however large. */
export const sumAmounts = (amounts: readonly number[]) => amounts.map(BigInt).reduce((sum, amount) => sum + amount, 0n)

/** All pages of the payments of the year, `limit` at a time. */
async function listAll({ ask }: TestSchool, token: string, limit: number) {
  const payments = []
  for (let next: string | null | undefined; next !== null;) {
    const query = { ...YEAR, limit: String(limit), ...(next !== undefined && { after: next }) }
    const { status, body } = await ask('listPayments', { token, query })
    if (status !== 200 || body.payments.length > limit) throw new Error(`The payments aren’t listed: ${status}.`)
    payments.push(...body.payments)
    next = body.next
  }
  return payments
}

async function offer({ database, course }: TestSchool) {
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
