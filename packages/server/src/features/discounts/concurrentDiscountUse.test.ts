import { expect, test } from 'vitest'
import { openDiscountTestSchool } from '#testing/openPaymentTestSchool.ts'
import { createPictureFile } from '#testing/formData.ts'

const USED_UP = {
  status: 422,
  body: { error: 'The discount on this payment has since been used up. Allow one more use of it first.' },
}

/** A code for one use: one student used it and was rejected, then another student used it. */
async function open(kind: 'course' | 'event') {
  const school = await openDiscountTestSchool()
  const { api, database, student, saveDiscount, list, pay, payEvent, eventId } = school
  const { token } = await school.admin()
  const [one, other] = [await student(), await student()]
  await saveDiscount({ percentage: 50, code: 'ONCE', mostUses: 1 })
  const send = async (who: string) =>
    kind === 'course' ? pay(who, { code: 'ONCE' }) : payEvent(who, { code: 'ONCE' }, await createPictureFile())
  const decide = (paymentStatus: string) =>
    kind === 'course'
      ? api('decidePurchase', { token, body: { id: 1, paymentStatus } })
      : api('updatePaymentStatus', { token, body: { eventID: eventId, studentID: one.id, paymentStatus } })
  const correct = (paymentStatus: string, seen = 'rejected') =>
    api('correctPayment', { token, body: { kind, id: 1, paymentStatus, seen, reason: 'It came after all.' } })
  expect((await send(one.token)).status).toBe(200)
  expect((await decide('rejected')).status).toBe(200)
  expect((await send(other.token)).status).toBe(200)
  const statusOfOne = async () =>
    kind === 'course'
      ? (await database.selectFrom('purchases').select('status').where('id', '=', 1).executeTakeFirstOrThrow()).status
      : (
          await database
            .selectFrom('event_members')
            .select('payment_status')
            .where('id', '=', 1)
            .executeTakeFirstOrThrow()
        ).payment_status
  const [discount] = await list()
  const change = async (mostUses: number) =>
    saveDiscount({ id: discount?.id, version: discount?.version, percentage: 50, code: 'ONCE', mostUses })
  return { ...school, discountId: discount?.id ?? 0, decide, correct, change, statusOfOne }
}

test.each(['course', 'event'] as const)(
  'a rejected %s payment can be corrected only if its discount has a use left or gets one more',
  async (kind) => {
    const { correct, change, statusOfOne } = await open(kind)
    for (const status of ['paid', 'pending']) expect(await correct(status)).toMatchObject(USED_UP)
    expect(await statusOfOne()).toBe('rejected')
    expect((await change(2)).status).toBe(200)
    expect((await correct('paid')).status).toBe(200)
    expect((await correct('rejected', 'paid')).status).toBe(200)
    expect((await correct('pending')).status).toBe(200)
  },
)

test('a rejected event payment can be decided again only if its discount has a use left', async () => {
  const { decide, change, statusOfOne } = await open('event')
  for (const status of ['paid', 'pending']) expect(await decide(status)).toMatchObject(USED_UP)
  expect(await statusOfOne()).toBe('rejected')
  expect((await change(2)).status).toBe(200)
  expect((await decide('paid')).status).toBe(200)
})

test('an ended discount blocks no correction, because its uses can’t be raised any more', async () => {
  const { correct, end, discountId } = await open('course')
  expect((await end(discountId)).status).toBe(200)
  expect((await correct('paid')).status).toBe(200)
})

test('of two rejected payments corrected at the same time with one use left, one is corrected', async () => {
  const { api, admin, student, saveDiscount, pay } = await openDiscountTestSchool()
  const { token } = await admin()
  await saveDiscount({ percentage: 50, code: 'ONCE', mostUses: 1 })
  for (const id of [1, 2]) {
    expect((await pay((await student()).token, { code: 'ONCE' })).status).toBe(200)
    await api('decidePurchase', { token, body: { id, paymentStatus: 'rejected' } })
  }
  const correct = (id: number) =>
    api('correctPayment', {
      token,
      body: { kind: 'course', id, paymentStatus: 'paid', seen: 'rejected', reason: 'It came.' },
    })
  const corrected = await Promise.all([correct(1), correct(2)])
  expect(corrected.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
