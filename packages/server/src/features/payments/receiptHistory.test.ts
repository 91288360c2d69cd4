import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

const MINUTE = 60_000

async function openFollowed() {
  const school = await openTestSchool()
  const [admin, student, courseID] = [await school.admin(), await school.student(), await school.course()]
  const { api, database } = school
  await api('saveSettings', {
    token: admin.token,
    body: { ...(await api('getSettings')).body.settings, contactEmail: 'office@school.test' },
  })
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  const buy = async (width = 40) =>
    api('purchaseCourse', {
      token: student.token,
      body: createForm({
        courseID: String(courseID),
        receipt: await createPictureFile('receipt.png', width),
        paymentMethod: 'bank transfer',
        ...times,
      }),
    })
  const newest = async () =>
    (await database.selectFrom('purchases').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const see = async (id?: number) =>
    api('noteReceiptSeen', { token: admin.token, body: { kind: 'course', id: id ?? (await newest()) } })
  const decide = async (paymentStatus: string, reason?: string) =>
    api('decidePurchase', { token: admin.token, body: { id: await newest(), paymentStatus, reason } })
  const bills = async () => (await api('listStudentBilling', { token: student.token })).body.billing
  const subjects = () => school.mails.map(({ subject }) => subject)
  return { ...school, adminToken: admin.token, student, courseID, buy, newest, see, decide, bills, subjects }
}

const at = (moment: number) => new Date(moment).toISOString()

// proves X86, X87, X88
test('each step of a payment is reported once and in order, under the same reference', async () => {
  const school = await openFollowed()
  await school.database.updateTable('accounts').set({ language: 'ur' }).where('role', '=', 'student').execute()
  const sentAt = school.now()
  const { reference } = (await school.buy()).body
  school.advanceClock(20 * MINUTE)
  const seenAt = school.now()
  expect((await school.see()).status).toBe(200)
  school.advanceClock(20 * MINUTE)
  await school.see()
  expect(school.mails).toHaveLength(1)
  const decidedAt = school.now()
  await school.decide('rejected', 'تصویر صاف نہیں ہے۔')
  school.advanceClock(MINUTE)
  const resentAt = school.now()
  expect((await school.buy(60)).body.reference).toBe(reference)
  school.advanceClock(MINUTE)
  await school.decide('paid')

  const rejected = {
    id: 1,
    status: 'rejected',
    sentAt: at(sentAt),
    seenAt: at(seenAt),
    decidedAt: at(decidedAt),
    reason: 'تصویر صاف نہیں ہے۔',
  }
  const paid = {
    id: 2,
    status: 'paid',
    sentAt: at(resentAt),
    seenAt: null,
    decidedAt: at(school.now()),
    reason: null,
  }
  expect(await school.bills()).toMatchObject([
    { reference, paymentStatus: 'paid', history: [rejected, paid] },
    { reference, paymentStatus: 'rejected', history: [rejected] },
  ])
  expect(school.subjects()).toEqual([
    'ہمیں آپ کی رسید مل گئی ہے: “Tajweed”',
    'ادائیگی منظور نہیں ہوئی: “Tajweed”',
    'ہمیں آپ کی رسید مل گئی ہے: “Tajweed”',
    'ادائیگی منظور: “Tajweed”',
  ])
  for (const { text } of school.mails) expect(text).toContain(reference)
  expect(school.mails[0]?.text).toContain('office@school.test')
  expect(school.mails[1]?.text).toMatch(
    new RegExp(`تصویر صاف نہیں ہے۔[^]*/student/courses\\?purchase=${school.courseID}\n`),
  )
})

// proves X87
test('viewing a receipt is recorded once while it is pending, and fails for an unknown payment', async () => {
  const school = await openFollowed()
  expect((await school.see(7)).status).toBe(404)
  await school.buy()
  const seenAt = school.now()
  await school.see()
  school.advanceClock(MINUTE)
  await school.see()
  await school.decide('rejected')
  await school.see()
  expect(await school.bills()).toMatchObject([{ seenAt: at(seenAt) }])
  const body = { kind: 'course', id: await school.newest() }
  expect((await school.api('noteReceiptSeen', { token: school.student.token, body })).status).toBe(403)
  expect((await school.api('noteReceiptSeen', { body })).status).toBe(401)
})

// proves X88
test('a free course sends no mail about a receipt', async () => {
  const school = await openFollowed()
  await school.database.updateTable('courses').set({ price: 0 }).execute()
  await school.buy()
  expect(school.mails).toEqual([])
})

// proves X86, X88
test('each receipt of an event has its own status, and the same picture again is the same receipt', async () => {
  const school = await openTestSchool()
  const [admin, student] = [await school.admin(), await school.student()]
  const event = { id: 0, title: 'Circle', description: 'An evening.', price: 10, time: '2026-12-19T20:00' }
  expect((await school.api('saveEvent', { token: admin.token, body: event })).status).toBe(201)
  const eventID = 1
  const send = async (width: number) =>
    school.api('submitEventPayment', {
      token: student.token,
      body: createForm({
        eventID: String(eventID),
        receipt: await createPictureFile('receipt.png', width),
        method: 'bank',
      }),
    })
  const decide = (paymentStatus: string, reason?: string) =>
    school.api('updatePaymentStatus', {
      token: admin.token,
      body: { eventID, studentID: student.id, paymentStatus, ...(reason && { reason }) },
    })
  expect((await send(40)).status).toBe(200)
  await send(40)
  expect(school.mails).toHaveLength(1)
  school.advanceClock(MINUTE)
  await decide('rejected', 'Too blurred.')
  school.advanceClock(MINUTE)
  await send(60)
  await send(80)
  school.advanceClock(MINUTE)
  await decide('rejected', 'Of another event.')
  const [bill] = (await school.api('listStudentBilling', { token: student.token })).body.billing
  expect(bill?.history?.map(({ status, reason }) => [status, reason])).toEqual([
    ['rejected', 'Too blurred.'],
    ['replaced', null],
    ['rejected', 'Of another event.'],
  ])
  expect(school.mails.at(-1)?.text).toMatch(new RegExp(`\\$10[^]*/student/event\\?pay=${eventID}\n`))
})
