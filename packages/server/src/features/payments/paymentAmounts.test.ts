import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { fromMinorUnits, toMinorUnits } from './paymentAmounts.ts'
import { computeCheckLetter, createPaymentReference } from './createPaymentReference.ts'
import { type OperationId, calls } from '@maktab/contract/calls'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { getOperationSchemas } from '#contract/validators.ts'
import { openDiscountTestSchool } from '#testing/openPaymentTestSchool.ts'
import { createForm } from '#testing/formData.ts'

const currency = fc.constantFrom('USD', 'PKR', 'JPY', 'KWD', 'EUR')

// proves X85
test('any price survives the conversion to minor units and back, and sums are exact', () => {
  const price = fc.record({ currency, units: fc.integer({ min: 0, max: 1_000_000_000 }) })
  fc.assert(
    fc.property(price, ({ currency: code, units }) => {
      const converted = fromMinorUnits(units, code)
      expect(toMinorUnits(converted, code)).toBe(units)
      expect(Number(converted.toFixed(getMinorUnitDigits(code)))).toBe(converted)
    }),
  )
  fc.assert(
    fc.property(currency, fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 500 }), (code, amounts) => {
      const sum = amounts
        .map((units) => toMinorUnits(fromMinorUnits(units, code), code))
        .reduce((so, units) => so + units, 0)
      expect(BigInt(sum)).toBe(amounts.map(BigInt).reduce((so, units) => so + units, 0n))
    }),
  )
})

// proves X85
test('references of payments are unique, and one with a mistyped letter or two swapped letters is detected', () => {
  const ids = [1, 2, 9, 10, 11, 21, 112, 1121]
  const all = (['course', 'event'] as const).flatMap((kind) =>
    ids.flatMap((itemId) => ids.map((studentId) => createPaymentReference({ kind, itemId, studentId }))),
  )
  expect(new Set(all).size).toBe(all.length)
  const isValid = (reference: string) => computeCheckLetter(reference.slice(0, -1)) === reference.at(-1)
  expect(all.every(isValid)).toBe(true)
  for (const reference of all) {
    const payload = reference.slice(0, -1)
    for (const [index, letter] of Array.from(payload).entries()) {
      const wrong = Array.from('0123456789').filter((digit) => digit !== letter && /\d/.test(letter))
      for (const digit of wrong) {
        expect(isValid(`${payload.slice(0, index)}${digit}${reference.slice(index + 1)}`)).toBe(false)
      }
      const next = payload[index + 1]
      if (next === undefined || next === letter) continue
      expect(isValid(`${payload.slice(0, index)}${next}${letter}${reference.slice(index + 2)}`)).toBe(false)
    }
  }
})

const isAmount = ([name, schema]: [string, BodySchema]) =>
  /^(price|amount)$/.test(name) && JSON.stringify(schema).includes('"number"')
const withAmounts = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries(getOperationSchemas(id).body?.properties ?? {})
    .filter(isAmount)
    .map(([field]) => `${id} ${field}`),
)

async function open(currency = 'USD') {
  const school = await openDiscountTestSchool()
  const { api, token, saveDiscount } = school
  const { settings } = (await api('getSettings')).body
  expect((await api('saveSettings', { token, body: { ...settings, currency } })).status).toBe(200)
  const recital = { title: 'Recital', description: '', price: 10_000, time: '2026-12-05T18:30', link: null }
  const { id: itemId } = await school.database
    .insertInto('events')
    .values({ ...recital, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  /** Records a payment of another student. */
  const record = async (amount: number) => {
    const body = { kind: 'event', itemId, method: 'cash', date: '2026-11-21' }
    return api('recordPayment', { token, body: { ...body, studentId: (await school.student()).id, amount } })
  }
  const refund = async (amount: number) => {
    await record(recital.price)
    const { id } = await school.database
      .selectFrom('event_members')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const body = { kind: 'event', id, method: 'cash', date: '2026-11-21', reason: 'The recital was cancelled.' }
    return api('recordRefund', { token, body: { ...body, amount } })
  }
  const event = { id: 0, title: 'Circle', description: 'An evening.', time: '2026-12-19T20:00' }
  const save: Record<string, (amount: number) => Promise<{ status: number; body: { error?: unknown } }>> = {
    'saveCourse price': (price) =>
      api('saveCourse', { token, body: createForm({ name: 'Tajweed', price: String(price) }) }),
    'recordPayment amount': record,
    'recordRefund amount': refund,
    'saveEvent price': (price) => api('saveEvent', { token, body: { ...event, price } }),
    'saveDiscount amount': (amount) => saveDiscount({ amount, code: `CODE${String(amount).replace('.', '')}` }),
  }
  return { ...school, save }
}

test('the contract has no other amounts than the ones listed here', async () => {
  expect(withAmounts.toSorted()).toEqual(Object.keys((await open()).save).toSorted())
})

test.each(withAmounts)('%s is rejected at its field with more digits than the currency has', async (field) => {
  const [, name = ''] = field.split(' ')
  const { save } = await open()
  for (const amount of [0.004, 0.001, 19.999, 45.0000001]) {
    const { status, body } = (await save[field]?.(amount)) ?? {}
    const error = { [name]: ['Enter an amount with at most 2 decimal places.'] }
    expect([amount, status, body?.error]).toEqual([amount, 422, error])
  }
  for (const amount of [0.01, 0.1, 19.99, 1234.57, 45])
    expect([200, 201]).toContain((await save[field]?.(amount))?.status)
})

test.each(withAmounts)('%s may have three digits if the currency has', async (field) => {
  const { save } = await open('KWD')
  expect([200, 201]).toContain((await save[field]?.(1.234))?.status)
  expect((await save[field]?.(1.2345))?.status).toBe(422)
})

test('a stored price below the smallest coin costs one coin, so a receipt is required to enroll', async () => {
  const { database, student, terms, buy, courseId } = await open()
  await database.updateTable('courses').set({ price: 0.004 }).where('id', '=', courseId).execute()
  const { token } = await student()
  expect((await terms(token)).body).toMatchObject({ terms: { amount: 0.01 } })
  expect((await buy(token)).body.error).toEqual({ receipt: ['Receipt is required'] })
})
