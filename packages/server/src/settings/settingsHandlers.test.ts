import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

test('a school that has set nothing says so, to anybody', async () => {
  const { ask } = await openTestSchool()
  expect(await ask('getSettings')).toEqual({ status: 200, body: examples.getSettings[200].empty })
})

// proves D16.2
test('an administrator changes the settings, again and again, and everybody reads the last', async () => {
  const { ask, admin, database } = await openTestSchool()
  const { token } = await admin()
  const before = await database.selectFrom('settings').selectAll().execute()
  const spaced = { ...settings, name: '  Maktab al-Noor ' }
  expect(await ask('saveSettings', { token, body: spaced })).toEqual({
    status: 200,
    body: { message: 'Settings saved' },
  })
  expect((await ask('getSettings')).body).toEqual({ settings: { ...settings, version: 2 } })
  const changed = { ...settings, currency: 'EUR', timeZone: 'Europe/Berlin' }
  expect((await ask('saveSettings', { token, body: changed })).status).toBe(200)
  expect((await ask('getSettings')).body).toEqual({ settings: { ...changed, version: 3 } })
  expect(await database.selectFrom('settings').selectAll().execute()).toHaveLength(before.length + 1)
})

test('payment instructions that are left blank are told as not given', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const body = { ...settings, paymentInstructions: { domestic: 'Pay at the office.', international: ' \n' } }
  expect((await ask('saveSettings', { token, body })).status).toBe(200)
  expect((await ask('getSettings')).body.settings.paymentInstructions).toEqual({
    domestic: 'Pay at the office.',
    international: examples.getSettings[200].empty.settings.paymentInstructions.international,
  })
})

// proves X6
test('anybody reads how the school is reached, until it is left out again', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const reached = { ...settings, contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' }
  expect((await ask('saveSettings', { token, body: reached })).status).toBe(200)
  expect((await ask('getSettings')).body).toEqual({ settings: { ...reached, version: 2 } })
  expect((await ask('saveSettings', { token, body: settings })).status).toBe(200)
  expect((await ask('getSettings')).body).toEqual({ settings: { ...settings, version: 3 } })
})

test('all that does not fit is told at its field, and nothing changes', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const save = async (change: object) => {
    const { status, body } = await ask('saveSettings', { token, body: { ...settings, ...change } })
    return [status, body.error]
  }
  expect(await save({ currency: 'QQQ', timeZone: 'Asia/Atlantis' })).toEqual([
    422,
    examples.saveSettings[422].unknownPlaces.error,
  ])
  const misspelled = [422, { timeZone: ['Time zone is not written as it should be'] }]
  expect(await save({ timeZone: '+05:00' })).toEqual(misspelled)
  expect(await save({ timeZone: '' })).toEqual(misspelled)
  expect(await save({ currency: 'eur' })).toEqual([422, { currency: ['Currency is not written as it should be'] }])
  expect(await save({ contactEmail: 'the office' })).toEqual([
    422,
    { contactEmail: ['Contact email must be an e-mail address'] },
  ])
  expect(await save({ name: '   ' })).toEqual([422, { name: ['Name is required'] }])
  const tooLong = { ...settings.paymentInstructions, domestic: 'x'.repeat(5001) }
  expect(await save({ paymentInstructions: tooLong })).toEqual([
    422,
    { 'paymentInstructions.domestic': ['Domestic must have at most 5000 characters'] },
  ])
  expect((await ask('getSettings')).body).toEqual(examples.getSettings[200].empty)
})

test.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/ComodRivadavia', 'Etc/GMT+5'])(
  '%s is a time zone',
  async (timeZone) => {
    const { ask, admin } = await openTestSchool()
    const { token } = await admin()
    expect((await ask('saveSettings', { token, body: { ...settings, timeZone } })).status).toBe(200)
    expect((await ask('getSettings')).body.settings.timeZone).toBe(timeZone)
  },
)
