import { type OperationId, calls } from '@maktab/contract/calls'
import type { Schema } from '@maktab/contract/wire/Schema'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '#contract/validators.ts'
import { openDiscountTestSchool } from '#testing/openDiscountTestSchool.ts'
import { createForm } from '#testing/createPictureFile.ts'

const isAmount = ([name, schema]: [string, Schema]) =>
  /^(price|amount)$/.test(name) && JSON.stringify(schema).includes('"number"')
const withAmounts = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries(getOperationSchemas(id).body?.properties ?? {})
    .filter(isAmount)
    .map(([field]) => `${id} ${field}`),
)

async function open(currency = 'USD') {
  const school = await openDiscountTestSchool()
  const { ask, token, give } = school
  const { settings } = (await ask('getSettings')).body
  expect((await ask('saveSettings', { token, body: { ...settings, currency } })).status).toBe(200)
  const event = { id: 0, title: 'Circle', description: 'An evening.', time: '2026-12-19T20:00' }
  const save: Record<string, (amount: number) => Promise<{ status: number; body: { error?: unknown } }>> = {
    'saveCourse price': (price) =>
      ask('saveCourse', { token, body: createForm({ name: 'Tajweed', price: String(price) }) }),
    'saveEvent price': (price) => ask('saveEvent', { token, body: { ...event, price } }),
    'saveDiscount amount': (amount) => give({ amount, code: `CODE${String(amount).replace('.', '')}` }),
  }
  return { ...school, save }
}

test('the amounts of the contract are the ones known', async () => {
  expect(withAmounts.toSorted()).toEqual(Object.keys((await open()).save).toSorted())
})

test.each(withAmounts)('%s is refused at its field with more digits than the currency has', async (field) => {
  const [, name = ''] = field.split(' ')
  const { save } = await open()
  for (const amount of [0.004, 0.001, 19.999, 45.0000001]) {
    const { status, body } = (await save[field]?.(amount)) ?? {}
    const error = { [name]: ['Enter an amount with 2 digits after the point at most.'] }
    expect([amount, status, body?.error]).toEqual([amount, 422, error])
  }
  for (const amount of [0.01, 0.1, 19.99, 1234.57, 45]) expect((await save[field]?.(amount))?.status).toBe(201)
})

test.each(withAmounts)('%s has three digits where the currency does', async (field) => {
  const { save } = await open('KWD')
  expect((await save[field]?.(1.234))?.status).toBe(201)
  expect((await save[field]?.(1.2345))?.status).toBe(422)
})

test('a price below a coin that was kept before costs one, and nobody is enrolled without a receipt', async () => {
  const { database, student, terms, buy, courseId } = await open()
  await database.updateTable('courses').set({ price: 0.004 }).where('id', '=', courseId).execute()
  const { token } = await student()
  expect((await terms(token)).body).toMatchObject({ terms: { amount: 0.01 } })
  expect((await buy(token)).body.error).toEqual({ receipt: ['Receipt is required'] })
})
