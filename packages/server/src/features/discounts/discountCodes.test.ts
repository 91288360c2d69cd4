import { expect, test } from 'vitest'
import { removeOldReceipts } from '../erasure/removeOldReceipts.ts'
import { openDiscountTestSchool as openSchool, openDiscountTestSchool } from '#testing/openPaymentTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { createGate, waitUntilBlockedOrDone } from '#testing/concurrency.ts'
import { openPostgresTestSchool } from '#testing/openPostgresTestSchool.ts'
import { endDiscount } from './manageDiscounts.ts'

// proves X96
test('an invalid code is rejected with the reason, another student’s code like an unknown one', async () => {
  const { api, database, student, saveDiscount, end, list, terms, buy, payEvent, eventId } = await openSchool()
  const [zaynab, omar] = [await student(), await student()]
  const other = await database
    .insertInto('courses')
    .values({ name: 'Other', description: null, price: 5, course_duration: null, image: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const codes = { percentage: 100 }
  await saveDiscount({ ...codes, code: 'PAST', until: '2026-11-20' })
  await saveDiscount({ ...codes, code: 'TODAY', from: '2026-11-21', until: '2026-11-21' })
  await saveDiscount({ ...codes, code: 'NEXT', from: '2026-11-22' })
  await saveDiscount({ ...codes, code: 'OTHER', courseId: other.id })
  await saveDiscount({ ...codes, code: 'EVENT', eventId })
  await saveDiscount({ ...codes, code: 'OMARS', studentId: omar.id })
  await saveDiscount({ ...codes, code: 'ONCE', mostUses: 1 })
  await saveDiscount({ ...codes, code: 'ENDED' })
  const idOf = async (code: string) => (await list()).find((one) => one.code === code)?.id ?? 0
  await buy((await student()).token, { code: 'ENDED' })
  await end(await idOf('ENDED'))
  expect((await buy((await student()).token, { code: 'ONCE' })).status).toBe(200)
  const messages = {
    NOBODYS: 'This code doesn’t exist.',
    OMARS: 'This code doesn’t exist.',
    PAST: 'This code has expired.',
    ENDED: 'This code has expired.',
    NEXT: 'This code isn’t active yet.',
    OTHER: 'This code doesn’t apply here.',
    EVENT: 'This code doesn’t apply here.',
    ONCE: 'This code has been used up.',
  }
  for (const [code, message] of Object.entries(messages)) {
    const { status, body } = await terms(zaynab.token, { code })
    expect([code, status, body.error]).toEqual([code, 422, { code: [message] }])
  }
  expect((await buy(zaynab.token, { code: 'ONCE' })).body.error).toEqual({ code: [messages.ONCE] })
  expect((await payEvent(zaynab.token, { code: 'OTHER' })).body.error).toEqual({ code: [messages.OTHER] })
  expect((await terms(zaynab.token, { code: 'TODAY' })).status).toBe(200)
  expect((await terms(omar.token, { code: 'omars' })).status).toBe(200)
  expect((await terms(omar.token, { code: 'EVENT', kind: 'event' })).status).toBe(200)
  // Once it has ended, the code can be used for another discount.
  expect((await saveDiscount({ ...codes, code: 'ended' })).status).toBe(201)
  expect((await terms(zaynab.token, { code: 'ENDED' })).status).toBe(200)
  const registration = {
    name: 'Yusuf',
    guardian_name: 'Ali',
    email: 'yusuf@home.test',
    password: 'open sesame',
    contact_number: '1',
    signature: 'Ali',
    'courses[0][course_id]': '1',
    'courses[0][course_name]': 'Tajweed',
    'courses[0][timings][0][from]': '16:00',
    'courses[0][timings][0][to]': '17:00',
  }
  const register = (code: string) =>
    api('registerStudent', { body: createForm({ ...registration, 'courses[0][code]': code }) })
  expect((await register('NEXT')).body.error).toEqual({ 'courses[0].code': [messages.NEXT] })
  expect((await register('TODAY')).status).toBe(200)
})

// proves X96
test('twenty invalid codes get an error, further ones are rate limited; valid codes are not counted', async () => {
  const { student, saveDiscount, terms, buy, payEvent, advanceClock } = await openSchool()
  const { token } = await student()
  await saveDiscount({ code: 'RIGHT', percentage: 10 })
  for (let tries = 0; tries < 19; tries += 1) expect((await terms(token, { code: `G${tries}` })).status).toBe(422)
  for (let tries = 0; tries < 25; tries += 1) expect((await terms(token, { code: 'RIGHT' })).status).toBe(200)
  expect((await terms(token, { code: 'G20' })).status).toBe(422)
  for (const attempt of [terms, buy, payEvent]) expect((await attempt(token, { code: 'RIGHT' })).status).toBe(429)
  expect((await terms(token)).status).toBe(200)
  advanceClock(16 * 60_000)
  expect((await terms(token, { code: 'RIGHT' })).status).toBe(200)
})

// proves X96
test('invalid codes from many accounts in one network are rate limited, other networks are not affected', async () => {
  const { api, student, courseId } = await openSchool()
  const guess = async (token: string, code: string, from: string) =>
    (await api('getPaymentTerms', { token, params: { id: courseId }, query: { code }, from })).status
  const network = '203.0.113.5'
  for (let person = 0; person < 15; person += 1) {
    const { token } = await student()
    for (let tries = 0; tries < 20; tries += 1) expect(await guess(token, `G${tries}`, network)).toBe(422)
  }
  const { token } = await student()
  expect([await guess(token, 'G', network), await guess(token, 'G', '203.0.113.6')]).toEqual([429, 422])
})

// proves X96
test('a valid code is not counted if another field of the form is rejected', async () => {
  const { student, saveDiscount, buy, terms } = await openSchool()
  const { token } = await student()
  await saveDiscount({ code: 'RIGHT', percentage: 10 })
  const refusals: Record<string, string>[] = [
    { receiptUpload: 'x'.repeat(32) },
    { 'classTimings[0][to]': '16:00' },
    { courseID: '999' },
  ]
  for (let tries = 0; tries < 7; tries += 1) {
    for (const wrong of refusals) expect((await buy(token, { code: 'RIGHT', ...wrong })).status).toBe(422)
  }
  expect((await terms(token, { code: 'RIGHT' })).status).toBe(200)
})

// proves X97
test('of concurrent uses of a limited code exactly the allowed number succeed', async () => {
  const { api, student, saveDiscount, buy, list, payEvent, token } = await openSchool()
  const people = []
  for (let number = 0; number < 8; number += 1) people.push(await student())
  await saveDiscount({ code: 'THREE', percentage: 100, mostUses: 3 })
  const responses = await Promise.all(
    people.map((one, index) =>
      index % 2 === 0 ? buy(one.token, { code: 'THREE' }) : payEvent(one.token, { code: 'THREE' }),
    ),
  )
  const rejected = responses.filter(({ status }) => status !== 200)
  expect(rejected.map(({ status, body }) => [status, body.error])).toEqual(
    Array.from({ length: 5 }, () => [422, { code: ['This code has been used up.'] }]),
  )
  expect((await list())[0]?.uses).toBe(3)
  // A rejected payment frees its use again.
  const before = await createPictureFile()
  await saveDiscount({ code: 'ONE', percentage: 50, mostUses: 1 })
  const [first, second] = [await student(), await student()]
  expect((await payEvent(first.token, { code: 'ONE' }, before)).status).toBe(200)
  // Resending the receipt of a payment that already uses the code takes no further use.
  expect((await payEvent(first.token, { code: 'ONE' }, before)).status).toBe(200)
  expect((await payEvent(second.token, { code: 'ONE' }, before)).status).toBe(422)
  const body = { eventID: 1, studentID: first.id, paymentStatus: 'rejected' }
  expect((await api('updatePaymentStatus', { token, body })).status).toBe(200)
  expect((await payEvent(second.token, { code: 'ONE' }, before)).status).toBe(200)
})

// proves X94
test('a pending receipt is replaced, and later deleted, when a code covers the full price', async () => {
  const { database, student, saveDiscount, payEvent, services, pictures, now, advanceClock } = await openSchool()
  const { token } = await student()
  await saveDiscount({ code: 'FREE', percentage: 100 })
  expect((await payEvent(token, {}, await createPictureFile())).status).toBe(200)
  expect((await payEvent(token, { code: 'FREE' })).status).toBe(200)
  const receipts = await database.selectFrom('receipts').select(['status', 'decided_at']).execute()
  expect(receipts).toEqual([{ status: 'replaced', decided_at: null }])
  advanceClock(31 * 24 * 60 * 60_000)
  await removeOldReceipts(database, services.pictures.remove, { retentionDays: 30, now: now() })
  expect(await pictures()).toEqual([])
})

// @module-tag slow
/** A code that covers the full price. Ending it can be paused before the commit. */
async function open(skip: (why: string) => never) {
  const ending = createGate()
  const onPostgres = await openPostgresTestSchool({
    handlers: {
      endDiscount: async (call: OperationRequest<'endDiscount'>) => {
        const response = await endDiscount(call)
        await ending.wait()
        return response
      },
    },
  })
  if (!onPostgres) return skip('PostgreSQL is not on this machine.')
  const school = await openDiscountTestSchool(onPostgres)
  const code = { name: 'Free', code: 'FREE', percentage: 100 }
  await school.saveDiscount(code)
  const id = (await school.list())[0]?.id ?? 0
  /** The response to an operation that begins while the code is being ended. */
  const meanwhile = async <Answer>(call: () => Promise<Answer>) => {
    const ended = school.end(id)
    await ending.arrived
    const called = call()
    await waitUntilBlockedOrDone(onPostgres.secondConnection, called)
    ending.open()
    expect((await ended).status).toBe(200)
    return called
  }
  return { ...school, code: { ...code, id }, meanwhile }
}

// proves X97
test('an unused code is rejected at its field if it is ended while it is being used', async ({ skip }) => {
  const { student, buy, meanwhile } = await open(skip)
  const { token } = await student()
  const { status, body } = await meanwhile(() => buy(token, { code: 'FREE' }))
  expect([status, body.error]).toEqual([422, { code: ['This code doesn’t exist.'] }])
})

// proves X97
test('a code that was used before is rejected if it is ended while it is being used', async ({ skip }) => {
  const { student, buy, list, meanwhile } = await open(skip)
  const { token } = await student()
  expect((await buy((await student()).token, { code: 'FREE' })).status).toBe(200)
  const { status, body } = await meanwhile(() => buy(token, { code: 'FREE' }))
  expect([status, body.error]).toEqual([422, { code: ['This code has expired.'] }])
  expect((await list())[0]?.uses).toBe(1)
})

// proves X94
test('a code edited while it is being ended stays ended, and can be given again', async ({ skip }) => {
  const { student, buy, saveDiscount, list, meanwhile, code } = await open(skip)
  expect((await buy((await student()).token, { code: 'FREE' })).status).toBe(200)
  expect((await meanwhile(() => saveDiscount({ ...code, name: 'Whole' }))).status).toBe(409)
  expect(await list()).toMatchObject([{ name: 'Free' }])
  const { id: _, ...sameCode } = code
  expect((await saveDiscount(sameCode)).status).toBe(201)
})
