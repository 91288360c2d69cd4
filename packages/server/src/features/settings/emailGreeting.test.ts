import { expect, test } from 'vitest'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

test('emails greet as the school chose, and a form without the greeting keeps it', async () => {
  const { api, admin, student, runJobs, mails, database, now } = await openTestSchool()
  const [{ token }, { email, accountId }] = [await admin(), await student()]
  await database.updateTable('accounts').set({ name: 'Zaynab' }).where('id', '=', accountId).execute()
  const save = (more: object) => api('saveSettings', { token, body: { ...settings, ...more } })
  const greeting = async () => {
    await enqueueMail({ database, now: now() }, 'coursePaymentAccepted', {
      to: email,
      language: 'en',
      title: 'Tajweed',
    })
    await runJobs()
    return mails.at(-1)?.text.split('\n')[0]
  }
  expect(await greeting()).toBe('Hello Zaynab,')
  expect((await save({ emailGreeting: 'salam' })).status).toBe(200)
  expect((await save({})).status).toBe(200)
  expect((await api('getSettings')).body.settings.emailGreeting).toBe('salam')
  expect(await greeting()).toBe('Assalamu alaikum Zaynab,')
  const { status, body } = await save({ emailGreeting: 'welcome' })
  expect([status, Object.keys(body.error ?? {})]).toEqual([422, ['emailGreeting']])
})
