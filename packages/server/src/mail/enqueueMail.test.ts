import { expect, test } from 'vitest'
import { openCreationTestSchool } from '../testing/openCreationTestSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'
import { mailBuilders } from '../jobs/mailBuilders.ts'
import type { MailKind } from './MailPayloads.ts'
import { enqueueMail } from './enqueueMail.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const kinds = Object.keys(mailBuilders) as MailKind[]
/** Mails that anyone can trigger to any address, without an action by the school's staff. */
const causedByReceiver = new Set<MailKind>(['applicationReceived', 'confirmEmail', 'paymentReceived', 'reminderTest'])

test.each(kinds)('%s is limited to twenty a day per address if its recipient can trigger it', async (kind) => {
  const { database, now, student } = await openTestSchool()
  const { accountId, email } = await student()
  // reminderTest takes an account id, all other kinds take the address.
  const receiver = kind === 'reminderTest' ? { accountId } : { to: email, accountId, email }
  const send = () => enqueueMail({ database, now: now() }, kind, receiver as never)
  const sent = []
  for (let count = 0; count < 21; count += 1) sent.push(await send())
  expect(sent).toEqual([...Array.from({ length: 20 }, () => true), !causedByReceiver.has(kind)])
  expect(await database.selectFrom('jobs').select('id').execute()).toHaveLength(causedByReceiver.has(kind) ? 20 : 21)
  const tomorrow = { database, now: now() + DAY }
  expect(await enqueueMail(tomorrow, kind, receiver as never)).toBe(true)
})

test('all mail kinds and all siblings share the quota of an address, other addresses have their own', async () => {
  const { database, now, student } = await openTestSchool()
  const [head, sibling, other] = [await student(), await student(), await student()]
  await database
    .updateTable('accounts')
    .set({ sibling_of: head.accountId })
    .where('id', '=', sibling.accountId)
    .execute()
  const on = { database, now: now() }
  const receive = (to: string) => enqueueMail(on, 'paymentReceived', { to, language: null, payments: [] })
  for (let count = 0; count < 10; count += 1) {
    expect([await receive(head.email), await receive(sibling.email)]).toEqual([true, true])
  }
  expect(await receive(sibling.email)).toBe(false)
  expect(await enqueueMail(on, 'reminderTest', { accountId: head.accountId })).toBe(false)
  expect(await receive(other.email)).toBe(true)
})

test('testReminder and sendConfirmation return 429 once the daily mail quota of the address is used up', async () => {
  const { api, database, now, student, admin } = await openTestSchool()
  const [{ token, email }, { token: adminToken }] = [await student(), await admin()]
  const { settings } = (await api('getSettings')).body
  await api('saveSettings', { token: adminToken, body: { ...settings, confirmsEmails: true } })
  await database.updateTable('accounts').set({ unconfirmed_since: now() }).where('email', '=', email).execute()
  for (let count = 0; count < 20; count += 1) {
    await enqueueMail({ database, now: now() }, 'paymentReceived', { to: email, language: null, payments: [] })
  }
  const tooMany = {
    status: 429,
    body: { error: 'Too many emails were sent to your address today. Try again tomorrow.' },
  }
  expect(await api('sendConfirmation', { token })).toMatchObject(tooMany)
  await database.updateTable('accounts').set({ unconfirmed_since: null }).where('email', '=', email).execute()
  expect(await api('testReminder', { token })).toMatchObject(tooMany)
})

test.each(['submitEventPayment', 'payFee'] as const)(
  '%s sends one mail per quarter of an hour, which includes the last receipt',
  async (id) => {
    const { creations, api, mails, advanceClock, runJobs } = await openCreationTestSchool()
    const { token = null } = creations[id] ?? {}
    const fields: Record<string, string> =
      id === 'payFee' ? { feeID: '1', paymentMethod: 'bank transfer' } : { eventID: '1', method: 'bank' }
    const send = async (width: number) => {
      const body = createForm({ ...fields, receipt: await createPictureFile('receipt.png', width) })
      expect((await api(id, { token, body })).status).toBe(200)
    }
    mails.length = 0
    for (let width = 40; width < 45; width += 1) await send(width)
    expect(mails).toHaveLength(1)
    advanceClock(15 * MINUTE)
    await runJobs()
    expect(mails).toHaveLength(2)
    await send(50)
    await send(51)
    expect(mails).toHaveLength(2)
  },
)

test('a delayed receipt mail is not sent if the receipt was decided in the meantime', async () => {
  const { creations, api, mails, advanceClock, runJobs, admin, database } = await openCreationTestSchool()
  const [{ token: adminToken }, { token = null }] = [await admin(), creations.submitEventPayment ?? {}]
  const send = async (width: number) =>
    api('submitEventPayment', {
      token,
      body: createForm({ eventID: '1', method: 'bank', receipt: await createPictureFile('receipt.png', width) }),
    })
  mails.length = 0
  await send(40)
  await send(41)
  const { student_id: studentID } = await database.selectFrom('receipts').select('student_id').executeTakeFirstOrThrow()
  const body = { eventID: 1, studentID, paymentStatus: 'rejected' }
  expect((await api('updatePaymentStatus', { token: adminToken, body })).status).toBe(200)
  await send(42)
  advanceClock(15 * MINUTE)
  await runJobs()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We received your receipt for “Circle”',
    'Payment not approved: “Circle”',
    'We received your receipt for “Circle”',
  ])
})

test('a reset link is sent before mails that were enqueued earlier', async () => {
  const { database, api, mails, advanceClock, now, student } = await openTestSchool()
  const [one, other] = [await student(), await student()]
  for (let count = 0; count < 3; count += 1) {
    await enqueueMail({ database, now: now() }, 'paymentReceived', { to: one.email, language: null, payments: [] })
  }
  advanceClock(MINUTE)
  await api('requestPasswordReset', { body: { email: other.email } })
  expect(mails.map(({ to }) => to)).toEqual([other.email, one.email, one.email, one.email])
})
