import { recurringJobs } from '../jobs/schedule.ts'
import { openTestSchool } from './openTestSchool.ts'
import { createForm, createPictureFile } from './createPictureFile.ts'

const DAY = 86_400_000

/** Somebody who bought a course that is paid by the month, on 21 November 2026 at eight in the morning, in UTC. */
export async function openFeeTestSchool() {
  const school = await openTestSchool()
  const { database, ask, admin, student, course, later, now } = school
  const [{ token }, zaynab, courseId] = [await admin(), await student(), await course()]
  await database.updateTable('courses').set({ pricing: 'monthly' }).where('id', '=', courseId).execute()
  const buy = async () => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const body = createForm({
      courseID: String(courseId),
      paymentMethod: 'jazzcash',
      receipt: await createPictureFile(),
      ...times,
    })
    const { status } = await ask('purchaseCourse', { token: zaynab.token, body })
    if (status !== 200) throw new Error(`The course was not bought: ${status}.`)
    const { id } = await database.selectFrom('purchases').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await ask('decidePurchase', { token, body: { id, paymentStatus: 'paid' } })
    return id
  }
  await buy()
  const perform = async (duty: 'layFees' | 'remindOfFees') =>
    recurringJobs[duty].run({ database, now: now(), timeZone: 'UTC' })
  /** What the school does by itself in so many days, looked at twice each day as two processes would. */
  const live = async (days: number) => {
    for (let passed = 0; passed < days; passed += 1) {
      later(DAY)
      for (const duty of ['layFees', 'remindOfFees', 'layFees', 'remindOfFees'] as const) await perform(duty)
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
  /** Sessions end after a day: everybody comes in anew. */
  const comeIn = () =>
    database
      .updateTable('sessions')
      .set({ expires_at: now() + DAY })
      .execute()
  return { ...school, token, zaynab, courseId, buy, perform, live, rows, reminders, comeIn }
}
