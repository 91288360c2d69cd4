import { describe, expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { eventHandlers } from './eventHandlers.ts'
import { eventMembershipHandlers } from './eventMembershipHandlers.ts'

const circle = { id: 0, title: 'Circle', description: 'An evening.', price: 10, time: '2026-12-12T20:00', link: null }
const message = (text: string) => ({ status: 200, body: { message: text } })

async function open() {
  const school = await openTestSchool({ handlers: { ...eventHandlers, ...eventMembershipHandlers } })
  const { api, admin } = school
  const { token } = await admin()
  const save = (changes: Partial<typeof circle> | { price: null; id?: number } = {}) =>
    api('saveEvent', { token, body: { ...circle, ...changes } })
  const members = async (eventId = 1) => (await api('listEventMembers', { token, params: { eventId } })).body.event
  const billing = async (studentId: number, eventId = 1) =>
    (await api('getEventBilling', { token, params: { studentId, eventId } })).body.billingDetails
  const decide = (studentID: number, paymentStatus: string, eventID = 1) =>
    api('updatePaymentStatus', { token, body: { studentID, eventID, paymentStatus } })
  const pay = async (studentToken: string) =>
    api('submitEventPayment', {
      token: studentToken,
      body: createForm({ eventID: '1', method: 'bank', receipt: await createPictureFile() }),
    })
  const toggle = (studentToken: string, studentId: number) =>
    api('toggleEventMembership', { token: studentToken, params: { eventId: 1, studentId } })
  return { ...school, token, save, members, billing, decide, pay, toggle }
}

describe('events', () => {
  // proves 1§3.18, GET event/get, POST event/create-event, DELETE event/delete/{id}
  test('can be created, edited and deleted', async () => {
    const { api, token, save } = await open()
    const list = async () => (await api('listEvents', { token })).body.event
    expect(await list()).toEqual([])
    const created = await api('saveEvent', { token, body: { ...circle, title: ' Circle ', link: '  ' } })
    expect(created).toEqual({ status: 201, body: { message: 'Event created' } })
    expect(await list()).toEqual([{ ...circle, id: 1, version: 1, joined: 0, waiting: 0 }])

    const changed = { ...circle, id: 1, price: 12.5, link: ' https://meet.school.test/circle ' }
    expect(await api('saveEvent', { token, body: changed })).toEqual(message('Event updated'))
    expect(await list()).toEqual([
      { ...changed, version: 2, link: 'https://meet.school.test/circle', joined: 0, waiting: 0 },
    ])

    expect(await api('deleteEvent', { token, params: { id: 1 } })).toEqual(message('Event deleted'))
    expect(await list()).toEqual([])
    expect((await api('deleteEvent', { token, params: { id: 1 } })).status).toBe(404)
    expect((await save({ id: 1 })).status).toBe(404)
    expect((await save({ id: 99 })).status).toBe(404)
  })

  // proves X50
  test('are listed with the number of members and pending payments', async () => {
    const { api, token, save, pay, decide, toggle, student } = await open()
    const counts = async () =>
      (await api('listEvents', { token })).body.event.map(({ joined, waiting }) => [joined, waiting])
    await save()
    await save()
    const [first, second] = [await student(), await student()]
    expect((await pay(first.token)).status).toBe(200)
    await pay(second.token)
    // A student who joined for free has no pending payment.
    await toggle((await student()).token, 3)
    expect(await counts()).toEqual([
      [0, 2],
      [0, 0],
    ])
    await decide(first.id, 'paid')
    await toggle(first.token, first.id)
    await decide(second.id, 'rejected')
    expect(await counts()).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  // proves D19.1
  test('are free with a price of 0 or none', async () => {
    const { api, token, save } = await open()
    await save({ price: 0 })
    await save({ price: null })
    const { event } = (await api('listEvents', { token })).body
    expect(event.map(({ price }) => price)).toEqual([null, null])
  })

  test.each([
    ['title', { title: '   ' }, 'Title is required'],
    ['description', { description: '\n' }, 'Description is required'],
    ['time', { time: '2026-02-30T10:00' }, 'That date doesn’t exist. Choose another one.'],
    ['time', { time: '2026-13-01T10:00' }, 'That date doesn’t exist. Choose another one.'],
  ])('with an invalid %s are rejected at the field', async (field, changes, expectedMessage) => {
    const { save } = await open()
    const rejected = await save(changes)
    expect(rejected.status).toBe(422)
    expect(rejected.body.error).toEqual({ [field]: [expectedMessage] })
  })

  test('can be managed by administrators only', async () => {
    const { api, student, teacher } = await open()
    for (const { token } of [await student(), await teacher()]) {
      const own = { token, params: { eventId: 1, studentId: 1, id: 1 } }
      const body = { studentID: 1, eventID: 1, paymentStatus: 'paid' }
      const responses = [
        await api('listEvents', own),
        await api('saveEvent', { token, body: circle }),
        await api('deleteEvent', own),
        await api('listEventMembers', own),
        await api('getEventBilling', own),
        await api('updatePaymentStatus', { token, body }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    }
  })
})

describe('members', () => {
  // proves 1§3.19, GET event/get-event-members/{eventId}
  test('include those who joined or paid, and stay when the event is deleted', async () => {
    const { api, token, save, members, pay, student } = await open()
    await save()
    expect(await members()).toEqual([])
    const zaynab = await student()
    await student()
    await pay(zaynab.token)
    const row = { id: 1, payment_status: 'pending', is_member: false }
    const person = { id: zaynab.id, std_id: expect.stringMatching(/^S-\d+$/), name: expect.stringMatching(/^Student/) }
    expect(await members()).toEqual([{ ...row, student: person }])
    await api('deleteEvent', { token, params: { id: 1 } })
    expect(await members()).toEqual([{ ...row, student: person }])
    expect((await api('listEventMembers', { token, params: { eventId: 2 } })).status).toBe(404)
  })

  test('keep their place, and their receipts stay visible, when the price changes', async () => {
    const { save, members, billing, decide, pay, toggle, student } = await open()
    await save({ price: null })
    const early = await student()
    await toggle(early.token, early.id)
    await save({ id: 1, price: 20 })
    expect(await members()).toMatchObject([{ payment_status: 'not_required', is_member: true }])
    expect(await billing(early.id)).toBeNull()
    expect((await decide(early.id, 'paid')).status).toBe(422)
    await toggle(early.token, early.id)
    expect(await members()).toMatchObject([{ payment_status: 'pending', is_member: false }])

    await pay(early.token)
    await save({ id: 1, price: null })
    expect(await billing(early.id)).toMatchObject({ paymentStatus: 'pending', receipt: expect.any(String) })
    expect(await toggle(early.token, early.id)).toEqual(message('You’ve joined the event.'))
    expect(await decide(early.id, 'rejected')).toEqual(message('Payment status updated'))
    expect(await members()).toMatchObject([{ payment_status: 'rejected', is_member: true }])
  })
})

describe('payments', () => {
  // proves 1§3.20, GET event/get-std-event-billing/{studentId}/{eventId}
  test('are listed with the receipt at a signed URL', async () => {
    const { api, token, save, billing, pay, student, getUpload } = await open()
    await save()
    const zaynab = await student()
    expect(await billing(zaynab.id)).toBeNull()
    await pay(zaynab.token)
    const shown = await billing(zaynab.id)
    expect(shown).toEqual({
      id: 1,
      receipt: expect.stringMatching(/^\/uploads\/receipt-[\w-]{22}\.webp\?until=\d+&session=[\w-]+&key=/),
      paymentMethod: 'bank',
      paymentStatus: 'pending',
      amount: 10,
      discount: 0,
      discountName: null,
      currency: 'USD',
      reference: 'E1-1V',
      date: '2026-11-21',
      payer: expect.stringMatching(/^Student/),
      version: 2,
    })
    expect((await getUpload(shown?.receipt ?? null)).statusCode).toBe(200)
    for (const params of [
      { studentId: zaynab.id, eventId: 9 },
      { studentId: 999, eventId: 1 },
    ]) {
      expect((await api('getEventBilling', { token, params })).status).toBe(404)
    }
  })

  // proves PUT event/update-payemnt-status
  test('are decided with one mail per decision', async () => {
    const { save, members, decide, pay, student, mails } = await open()
    await save()
    const zaynab = await student()
    await pay(zaynab.token)
    expect(await decide(zaynab.id, 'pending')).toEqual(message('Payment status updated'))
    expect(mails.map(({ subject }) => subject)).toEqual(['We received your receipt for “Circle”'])
    const responses = await Promise.all([decide(zaynab.id, 'paid'), decide(zaynab.id, 'paid')])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await members()).toMatchObject([{ payment_status: 'paid' }])
    await decide(zaynab.id, 'rejected')
    expect(mails.slice(1)).toMatchObject([
      {
        to: zaynab.email,
        subject: 'Payment approved: “Circle”',
        text: expect.stringContaining('http://school.test/student/event'),
      },
      {
        to: zaynab.email,
        subject: 'Payment not approved: “Circle”',
        text: expect.stringContaining('Your payment for “Circle” wasn’t approved.'),
      },
    ])
  })

  test.each(['pending', 'rejected'])('set to %s remove the member', async (status) => {
    const { save, members, decide, pay, toggle, student } = await open()
    await save()
    const zaynab = await student()
    await pay(zaynab.token)
    await decide(zaynab.id, 'paid')
    await toggle(zaynab.token, zaynab.id)
    await decide(zaynab.id, 'paid')
    expect(await members()).toMatchObject([{ payment_status: 'paid', is_member: true }])
    await decide(zaynab.id, status)
    expect(await members()).toMatchObject([{ payment_status: status, is_member: false }])
  })

  test('can be decided after the event was deleted, without a link to join in the mail', async () => {
    const { api, token, save, decide, pay, student, mails } = await open()
    await save()
    const zaynab = await student()
    await pay(zaynab.token)
    await api('deleteEvent', { token, params: { id: 1 } })
    expect((await decide(zaynab.id, 'paid')).status).toBe(200)
    expect(mails.slice(1).map(({ text }) => text)).toEqual([expect.not.stringContaining('http')])
  })

  // proves 1§9.18
  test('that were never sent can’t be decided', async () => {
    const { save, decide, toggle, student, mails } = await open()
    await save({ price: null })
    const [zaynab, other] = [await student(), await student()]
    await toggle(zaynab.token, zaynab.id)
    const rejected = await decide(zaynab.id, 'rejected')
    expect(rejected.status).toBe(422)
    expect(rejected.body.error).toMatch(/^There’s nothing to review\. This student joins for free\./)
    expect((await decide(other.id, 'paid')).status).toBe(404)
    expect((await decide(999, 'paid')).status).toBe(404)
    expect((await decide(zaynab.id, 'paid', 9)).status).toBe(404)
    expect((await decide(zaynab.id, 'not_required')).status).toBe(422)
    expect(mails).toEqual([])
  })
})
