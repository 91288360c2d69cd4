import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

const rupees = { currency: 'USD', rate: '0.00355', asOf: '2026-11-03' }
const pounds = { currency: 'GBP', rate: '0.002710', asOf: '2026-11-21' }

// proves X120
test('rates are returned to anyone with all digits as written', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const body = { ...settings, rates: [rupees, pounds] }
  expect((await api('saveSettings', { token, body })).status).toBe(200)
  expect((await api('getSettings')).body.settings.rates).toEqual([rupees, pounds])
  expect((await api('saveSettings', { token, body: { ...settings, rates: [] } })).status).toBe(200)
  expect((await api('getSettings')).body.settings.rates).toEqual([])
})

// proves X120
test('a form without rates keeps the stored ones, unless the school’s currency changes', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  expect((await api('saveSettings', { token, body: { ...settings, rates: [rupees] } })).status).toBe(200)
  expect((await api('saveSettings', { token, body: settings })).status).toBe(200)
  expect((await api('getSettings')).body.settings.rates).toEqual([rupees])
  expect((await api('saveSettings', { token, body: { ...settings, currency: 'EUR' } })).status).toBe(200)
  expect((await api('getSettings')).body.settings.rates).toEqual([])
})

const tomorrow = { ...rupees, asOf: '2026-11-22' }

// proves X120
test.each([
  [[{ ...rupees, currency: 'QQQ' }], 'rates[0].currency', 'We don’t recognize this currency code.'],
  [[{ ...rupees, currency: 'usd' }], 'rates[0].currency', 'Currency isn’t in the right format'],
  [[pounds, { ...rupees, currency: 'PKR' }], 'rates[1].currency', 'This is the school’s own currency.'],
  [[rupees, pounds, rupees], 'rates[2].currency', 'This currency is listed twice.'],
  [[{ ...rupees, rate: '0.000' }], 'rates[0].rate', 'The rate must be more than 0.'],
  [[{ ...rupees, rate: '-1' }], 'rates[0].rate', 'Rate isn’t in the right format'],
  [[{ ...rupees, rate: '1e3' }], 'rates[0].rate', 'Rate isn’t in the right format'],
  [[{ ...rupees, rate: '1.123456789' }], 'rates[0].rate', 'Rate isn’t in the right format'],
  [[{ ...rupees, rate: '12345678' }], 'rates[0].rate', 'Rate isn’t in the right format'],
  [[{ ...rupees, asOf: '2026-02-30' }], 'rates[0].asOf', 'That date doesn’t exist.'],
  [[{ ...rupees, asOf: '3 Nov 2026' }], 'rates[0].asOf', 'As of isn’t in the right format'],
  [[tomorrow], 'rates[0].asOf', 'This day is in the future.'],
])('invalid rates are rejected at their field: %j', async (rates, field, message) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const { status, body: refusal } = await api('saveSettings', { token, body: { ...settings, rates } })
  expect([status, refusal.error]).toEqual([422, { [field]: [message] }])
  expect((await api('getSettings')).body).toEqual(examples.getSettings[200].empty)
})

// proves X120
test('a rate may be dated today in the school’s time zone', async () => {
  const { api, admin, advanceClock } = await openTestSchool()
  const { token } = await admin()
  // 20:00 UTC, which is tomorrow in Karachi.
  advanceClock(12 * 3_600_000)
  const save = async (timeZone: string) =>
    (await api('saveSettings', { token, body: { ...settings, timeZone, rates: [tomorrow] } })).status
  expect([await save('Etc/UTC'), await save('Asia/Karachi')]).toEqual([422, 200])
})
