import { describe, expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { eventHandlers } from './eventHandlers.ts'
import { eventMembershipHandlers } from './eventMembershipHandlers.ts'

const JOINED = { status: 200, body: { message: 'You’ve joined the event.' } }
const LEFT = { status: 200, body: { message: 'You’ve left the event.' } }
const UNPAID = { status: 422, body: { error: 'Pay for this event before joining.' } }

async function open(...prices: (number | null)[]) {
  const school = await openTestSchool({ handlers: { ...eventHandlers, ...eventMembershipHandlers } })
  const { api, admin, database } = school
  const { token } = await admin()
  for (const [index, price] of prices.entries()) {
    const body = { id: 0, title: 'Circle', description: 'An evening.', price, time: `2026-12-1${9 - index}T20:00` }
    await api('saveEvent', { token, body })
  }
  const file = await createPictureFile()
  const toggle = (by: string, studentId: number, eventId = 1) =>
    api('toggleEventMembership', { token: by, params: { eventId, studentId } })
  const want = (wants: string, by: string, studentId: number, eventId = 1) =>
    api('toggleEventMembership', { token: by, params: { eventId, studentId }, query: { wants } })
  const pay = (by: string, { eventID = '1', method = 'jazzcash' } = {}) =>
    api('submitEventPayment', { token: by, body: createForm({ eventID, method, receipt: file }) })
  const decide = (studentID: number, paymentStatus: string) =>
    api('updatePaymentStatus', { token, body: { studentID, eventID: 1, paymentStatus } })
  const events = async (by: string) => (await api('listStudentEvents', { token: by })).body.events
  const rows = () => database.selectFrom('event_members').selectAll().orderBy('id').execute()
  return { ...school, token, toggle, want, pay, decide, events, rows }
}

describe('the student’s events', () => {
  test('are empty at first, and sorted by time', async () => {
    const { student, events } = await open()
    expect(await events((await student()).token)).toEqual([])
    const { student: other, events: three, api, token } = await open(null, 5, 7)
    const zaynab = await other()
    await api('deleteEvent', { token, params: { id: 2 } })
    expect((await three(zaynab.token)).map(({ eventID }) => eventID)).toEqual([3, 1])
  })

  test('include the link only for members, in free and paid events', async () => {
    const { api, token, student, events, pay, toggle, decide } = await open(10, null)
    const link = 'https://meet.school.test/circle'
    for (const [id, price] of [
      [1, 10],
      [2, null],
    ] as const) {
      const body = { id, title: 'Circle', description: 'An evening.', price, time: `2026-12-1${id}T20:00`, link }
      expect((await api('saveEvent', { token, body })).status).toBe(200)
    }
    const zaynab = await student()
    const links = async () => (await events(zaynab.token)).map(({ event }) => event.link)
    expect(await links()).toEqual([null, null])
    await pay(zaynab.token)
    await decide(zaynab.id, 'paid')
    expect(await links()).toEqual([null, null])
    for (const id of [1, 2]) await toggle(zaynab.token, zaynab.id, id)
    expect(await links()).toEqual([link, link])
    expect((await events((await student()).token)).map(({ event }) => event.link)).toEqual([null, null])
    // A member whose payment is rejected later is removed again.
    await decide(zaynab.id, 'rejected')
    expect(await links()).toEqual([null, link])
  })

  // proves 2§3.2, GET event/get-std-events
  test('show each student only their own payment status', async () => {
    const { student, events, pay, toggle, decide, getUpload, advanceClock } = await open(10, null)
    const [zaynab, other] = [await student(), await student()]
    const nothingSent = { payment_status: 'pending', is_member: false, receipt: null, method: null }
    const free = { ...nothingSent, payment_status: 'not_required' }
    const own = async () => (await events(zaynab.token)).find(({ eventID }) => eventID === 1)
    expect(await events(zaynab.token)).toMatchObject([
      { eventID: 2, studentID: zaynab.id, ...free, event: { id: 2, price: null, link: null } },
      { eventID: 1, studentID: zaynab.id, ...nothingSent, event: { id: 1, price: 10, time: '2026-12-19T20:00' } },
    ])

    await pay(zaynab.token)
    const sent = await own()
    expect(sent).toMatchObject({ payment_status: 'pending', method: 'jazzcash' })
    const opened = await getUpload(sent?.receipt ?? null)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp'])
    advanceClock(86_400_000)
    expect((await getUpload(sent?.receipt ?? null)).statusCode).toBe(404)
    advanceClock(-86_400_000)

    await decide(zaynab.id, 'rejected')
    expect(await own()).toMatchObject({ payment_status: 'rejected', is_member: false })
    await decide(zaynab.id, 'paid')
    await toggle(zaynab.token, zaynab.id)
    expect(await own()).toMatchObject({ payment_status: 'paid', is_member: true })
    expect(await events(other.token)).toMatchObject([free, nothingSent])
  })
})

describe('a payment', () => {
  // proves 2§3.7, POST event/event-payment
  test('can be resent after a rejection, and both receipts are kept', async () => {
    const { student, pay, decide, rows, pictures } = await open(10)
    const { token, id } = await student()
    expect(await pay(token)).toEqual({ status: 200, body: { message: 'Payment submitted', reference: 'E1-1V' } })
    const [first] = await pictures()
    await decide(id, 'rejected')
    await pay(token, { method: 'bank' })
    const stored = await pictures()
    expect(stored).toHaveLength(2)
    const receipt = stored.find((name) => name !== first)
    expect(await rows()).toMatchObject([{ payment_status: 'pending', method: 'bank', receipt, is_member: 0 }])
  })

  test('is rejected for an event that is free, paid or unknown, and stores no file', async () => {
    const { student, pay, decide, toggle, rows, pictures, api, token: admin } = await open(10, null)
    const { token, id } = await student()
    expect((await pay(token, { eventID: '2' })).body.error).toBe('This event is free. You can join it without paying.')
    expect((await pay(token, { eventID: '9' })).status).toBe(404)
    expect([await rows(), await pictures()]).toEqual([[], []])
    await pay(token)
    await decide(id, 'paid')
    expect((await pay(token)).body.error).toBe('You’ve already paid for this event.')
    await toggle(token, id)
    expect((await pay(token)).body.error).toBe('You’ve already joined this event.')
    expect(await rows()).toMatchObject([{ payment_status: 'paid', is_member: 1 }])
    await expect.poll(pictures).toHaveLength(1)
    await api('deleteEvent', { token: admin, params: { id: 1 } })
    expect((await pay(token)).status).toBe(404)
  })

  // proves 2§5.2, 2§9.1, 2§9.2
  test('requires a picture and a known method, and belongs to the caller', async () => {
    const { api, student, teacher, token: admin, pay, rows, pictures } = await open(10)
    const { token } = await student()
    const broken = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])], 'broken.png')
    const response = await api('submitEventPayment', {
      token,
      body: createForm({ eventID: '1', method: 'bank', receipt: broken }),
    })
    expect(response.body.error).toEqual({ receipt: ['We couldn’t read this image. Choose another one.'] })
    expect((await pay(token, { method: 'PayPal' })).status).toBe(422)
    const without = await api('submitEventPayment', { token, body: createForm({ eventID: '1', method: 'bank' }) })
    expect(without.status).toBe(422)
    expect((await pay(admin)).status).toBe(403)
    expect((await pay((await teacher()).token)).status).toBe(403)
    expect([await rows(), await pictures()]).toEqual([[], []])
  })
})

describe('membership', () => {
  // proves 1§4.12, GET event/join-cancel-membership/{eventId}/{studentId}
  test('of a free event can be joined and left', async () => {
    const { student, toggle, rows } = await open(null)
    const { token, id } = await student()
    expect(await toggle(token, id)).toEqual(JOINED)
    expect(await toggle(token, id)).toEqual(LEFT)
    expect(await toggle(token, id)).toEqual(JOINED)
    expect(await rows()).toMatchObject([{ is_member: 1, payment_status: 'not_required' }])
  })

  // proves 1§4.12
  test('with `wants` is set idempotently, and changes when `wants` changes', async () => {
    const { student, want, toggle, rows, token: admin } = await open(null)
    const { token, id } = await student()
    expect(await want('leave', token, id)).toEqual(LEFT)
    expect(await Promise.all([want('join', token, id), want('join', token, id)])).toEqual([JOINED, JOINED])
    expect(await rows()).toMatchObject([{ is_member: 1 }])
    expect(await want('leave', token, id)).toEqual(LEFT)
    expect(await want('leave', token, id)).toEqual(LEFT)
    expect(await rows()).toMatchObject([{ is_member: 0 }])
    expect((await want('join', admin, id)).body).toEqual({ message: 'The student has joined the event.' })
    expect((await want('join', admin, id)).body).toEqual({ message: 'The student has joined the event.' })
    expect(await rows()).toMatchObject([{ is_member: 1 }])
    expect(await toggle(token, id)).toEqual(LEFT)
  })

  test('accepts only join or leave as `wants`', async () => {
    const { student, want, rows } = await open(null)
    const { token, id } = await student()
    const { status, body } = await want('both', token, id)
    expect([status, body.error]).toMatchObject([422, { wants: [expect.any(String)] }])
    expect(await rows()).toEqual([])
  })

  test('requires the payment, which stays when the student leaves', async () => {
    const { student, toggle, pay, decide, rows, token: admin } = await open(10)
    const { token, id } = await student()
    expect(await toggle(token, id)).toEqual(UNPAID)
    expect(await rows()).toEqual([])
    await pay(token)
    expect(await toggle(token, id)).toEqual(UNPAID)
    expect(await toggle(admin, id)).toEqual(UNPAID)
    await decide(id, 'rejected')
    expect(await toggle(token, id)).toEqual(UNPAID)
    await decide(id, 'paid')
    expect(await toggle(token, id)).toEqual(JOINED)
    expect(await toggle(token, id)).toEqual(LEFT)
    expect(await rows()).toMatchObject([{ is_member: 0, payment_status: 'paid', method: 'jazzcash' }])
    expect(await toggle(token, id)).toEqual(JOINED)
  })

  test('can be changed by the student and administrators only', async () => {
    const { student, teacher, toggle, rows, token: admin } = await open(null)
    const [zaynab, other] = [await student(), await student()]
    expect((await toggle(other.token, zaynab.id)).status).toBe(404)
    expect((await toggle((await teacher()).token, zaynab.id)).status).toBe(403)
    expect(await rows()).toEqual([])
    expect((await toggle(admin, zaynab.id)).body).toEqual({ message: 'The student has joined the event.' })
    expect(await rows()).toMatchObject([{ student_id: zaynab.id, is_member: 1 }])
  })

  test('requires an existing event and student', async () => {
    const { api, student, toggle, rows, token: admin } = await open(null)
    const [zaynab, archived] = [await student(), await student('archived')]
    expect((await toggle(zaynab.token, zaynab.id, 9)).status).toBe(404)
    expect((await toggle(admin, 999)).status).toBe(404)
    expect((await toggle(admin, archived.id)).status).toBe(404)
    await api('deleteEvent', { token: admin, params: { id: 1 } })
    expect((await toggle(zaynab.token, zaynab.id)).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

// proves X14
test(
  'two hundred students who each pay and join twice at the same time are members once',
  { tags: ['slow'] },
  async () => {
    const { student, pay, want, decide, rows, pictures, mails, jobErrors } = await open(10, null)
    const students = []
    for (let count = 0; count < 200; count += 1) students.push(await student())
    const twice = students.flatMap((one) => [one, one])
    const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))]

    const first = await Promise.all(twice.flatMap(({ token, id }) => [pay(token), want('join', token, id, 2)]))
    expect(statuses(first)).toEqual([200])
    const sent = (await rows()).filter(({ event_id }) => event_id === 1)
    expect(new Set(sent.map(({ student_id }) => student_id))).toEqual(new Set(students.map(({ id }) => id)))
    expect(sent.every(({ payment_status }) => payment_status === 'pending')).toBe(true)
    const receipts = sent.map(({ receipt }) => receipt ?? '').toSorted()
    await expect.poll(async () => (await pictures()).toSorted()).toEqual(receipts)

    expect(statuses(await Promise.all(twice.map(({ id }) => decide(id, 'paid'))))).toEqual([200])
    // Each student gets a receipt mail and an acceptance mail.
    expect(mails).toHaveLength(400)
    expect(new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(400)
    expect(await Promise.all(twice.map(({ token, id }) => want('join', token, id)))).toEqual(twice.map(() => JOINED))
    const all = await rows()
    expect(all).toHaveLength(400)
    expect(all.every(({ is_member }) => is_member === 1)).toBe(true)
    expect(jobErrors).toEqual([])
  },
)
