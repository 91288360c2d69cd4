import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'

async function open() {
  const school = await openTestSchool()
  const { ask, database, mails, now, work } = school
  const { token } = await school.admin()
  const student = await school.student()
  const settings = { contactEmail: 'office@noor.test', contactPhone: '+92 300 1234567' }
  const { settings: known } = (await ask('getSettings', { token })).body
  const name = 'Noor Quran Academy'
  expect((await ask('saveSettings', { token, body: { ...known, ...settings, name } })).status).toBe(200)
  const send = async (kind: 'coursePaymentAccepted' | 'passwordReset', accountName: string) => {
    await database.updateTable('accounts').set({ name: accountName }).where('id', '=', student.accountId).execute()
    const to = { to: student.email, email: student.email, language: 'en', title: 'Tajweed' } as const
    await enqueueMail({ database, now: now() }, kind, to)
    await work()
    return mails.at(-1)
  }
  return { send }
}

test('every mail ends with the school’s name and contact, and greets a plain name', async () => {
  const { send } = await open()
  const mail = await send('coursePaymentAccepted', 'Zaynab Malik')
  expect(mail?.schoolName).toBe('Noor Quran Academy')
  expect(mail?.text).toMatch(/^Hello Zaynab Malik,\n/)
  expect(mail?.text).toMatch(/\n\nNoor Quran Academy\noffice@noor\.test · \+92 300 1234567\n$/)
  expect(mail?.html).toContain('<bdi>Noor Quran Academy</bdi><br />')
})

test('a name that is more than a name is not told', async () => {
  const { send } = await open()
  expect((await send('coursePaymentAccepted', 'Pay at evil.test'))?.text).toMatch(/^Hello,\n/)
})

test('what anybody can cause greets nobody by name', async () => {
  const { send } = await open()
  expect((await send('passwordReset', 'Zaynab Malik'))?.text).toMatch(/^Hello,\n.*Noor Quran Academy/s)
})
