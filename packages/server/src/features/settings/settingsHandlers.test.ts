import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

const noAccounts = { paymentWays: { domestic: [], international: [] } }
const noRates = {
  rates: [],
  confirmsEmails: false,
  acceptsPdfReceipts: false,
  emailGreeting: 'hello' as const,
  weekStart: 1,
  teachersMayMessage: false,
  offersTrials: false,
  excuseRule: '',
}
const sendsMails = true
const softwareVersion = '0.1.0'
const joinsAccounts = true
const keepsRequests = true
const untold = { frontPage: { shows: ['courses', 'languages'] as ('courses' | 'languages')[] }, translations: {} }

test('getSettings returns the defaults to anyone if nothing was saved', async () => {
  const { api } = await openTestSchool()
  expect(await api('getSettings')).toEqual({ status: 200, body: examples.getSettings[200].empty })
})

// proves D16.2
test('an administrator can change the settings repeatedly, and everyone reads the latest', async () => {
  const { api, admin, database } = await openTestSchool()
  const { token } = await admin()
  const before = await database.selectFrom('settings').selectAll().execute()
  const spaced = { ...settings, name: '  Maktab al-Noor ' }
  expect(await api('saveSettings', { token, body: spaced })).toEqual({
    status: 200,
    body: { message: 'Settings saved' },
  })
  expect((await api('getSettings')).body).toEqual({
    settings: { ...settings, ...noAccounts, ...noRates, ...untold, version: 2 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
  const changed = { ...settings, currency: 'EUR', timeZone: 'Europe/Berlin' }
  expect((await api('saveSettings', { token, body: changed })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...changed, ...noAccounts, ...noRates, ...untold, version: 3 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
  expect(await database.selectFrom('settings').selectAll().execute()).toHaveLength(before.length + 1)
})

test('blank payment instructions are returned as not set', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const body = { ...settings, paymentInstructions: { domestic: 'Pay at the office.', international: ' \n' } }
  expect((await api('saveSettings', { token, body })).status).toBe(200)
  expect((await api('getSettings')).body.settings.paymentInstructions).toEqual({
    domestic: 'Pay at the office.',
    international: examples.getSettings[200].empty.settings.paymentInstructions.international,
  })
})

const bank = { kind: 'bank' as const, name: 'Example Bank', accountTitle: 'Maktab', accountNumber: 'PK00 EXAM 0000' }

// proves X70
test('accounts are stored per set, and a set with accounts counts as filled in', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const saved = {
    ...settings,
    paymentInstructions: { domestic: '', international: '' },
    paymentWays: { domestic: [{ ...bank, branch: 'Karachi', note: 'Not on\nFridays' }], international: [] },
    checkedWithinHours: 48,
  }
  expect((await api('saveSettings', { token, body: saved })).status).toBe(200)
  const { paymentInstructions, ...others } = (await api('getSettings')).body.settings
  expect(others).toEqual({ ...saved, ...noRates, ...untold, paymentInstructions: undefined, version: 2 })
  expect(paymentInstructions).toEqual({
    domestic: '',
    international: examples.getSettings[200].empty.settings.paymentInstructions.international,
  })
})

// proves X70
test('a form without accounts keeps the stored ones', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const saved = { ...settings, paymentWays: { domestic: [bank], international: [] }, checkedWithinHours: 24 }
  expect((await api('saveSettings', { token, body: saved })).status).toBe(200)
  expect((await api('saveSettings', { token, body: settings })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...saved, ...noRates, ...untold, version: 3 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
  const sooner = { ...settings, checkedWithinHours: 6 }
  expect((await api('saveSettings', { token, body: sooner })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...saved, ...sooner, ...noRates, ...untold, version: 4 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
  expect((await api('saveSettings', { token, body: { ...settings, ...noAccounts } })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...settings, ...noAccounts, ...noRates, ...untold, version: 5 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
})

// proves X70
test.each([
  [{ ...bank, accountNumber: ' ' }, 'paymentWays.domestic[0].accountNumber', 'Account number is required'],
  [
    { ...bank, accountTitle: 'x'.repeat(101) },
    'paymentWays.domestic[0].accountTitle',
    'Account title must have at most 100 characters',
  ],
])('an incomplete account is rejected at its field', async (way, field, message) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const body = { ...settings, paymentWays: { domestic: [way], international: [] } }
  const { status, body: refusal } = await api('saveSettings', { token, body })
  expect([status, refusal.error]).toEqual([422, { [field]: [message] }])
})

// proves X77
test('a form without the PDF setting keeps it turned on', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const accepts = async () => (await api('getSettings')).body.settings.acceptsPdfReceipts
  expect(await accepts()).toBe(false)
  await api('saveSettings', { token, body: { ...settings, acceptsPdfReceipts: true } })
  await api('saveSettings', { token, body: settings })
  expect(await accepts()).toBe(true)
  await api('saveSettings', { token, body: { ...settings, acceptsPdfReceipts: false } })
  expect(await accepts()).toBe(false)
})

// proves X6
test('anyone can read the school’s contact until it is removed', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const reached = { ...settings, contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' }
  expect((await api('saveSettings', { token, body: reached })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...reached, ...noAccounts, ...noRates, ...untold, version: 2 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
  expect((await api('saveSettings', { token, body: settings })).status).toBe(200)
  expect((await api('getSettings')).body).toEqual({
    settings: { ...settings, ...noAccounts, ...noRates, ...untold, version: 3 },
    sendsMails,
    softwareVersion,
    joinsAccounts,
    keepsRequests,
  })
})

test('all invalid fields are reported at once, and nothing is changed', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = async (change: object) => {
    const { status, body } = await api('saveSettings', { token, body: { ...settings, ...change } })
    return [status, body.error]
  }
  expect(await save({ currency: 'QQQ', timeZone: 'Asia/Atlantis' })).toEqual([
    422,
    examples.saveSettings[422].unknownPlaces.error,
  ])
  const misspelled = [422, { timeZone: ['Time zone isn’t in the right format'] }]
  expect(await save({ timeZone: '+05:00' })).toEqual(misspelled)
  expect(await save({ timeZone: '' })).toEqual(misspelled)
  expect(await save({ currency: 'eur' })).toEqual([422, { currency: ['Currency isn’t in the right format'] }])
  expect(await save({ contactEmail: 'the office' })).toEqual([
    422,
    { contactEmail: ['Contact email must be an email address'] },
  ])
  expect(await save({ name: '   ' })).toEqual([422, { name: ['Name is required'] }])
  const tooLong = { ...settings.paymentInstructions, domestic: 'x'.repeat(5001) }
  expect(await save({ paymentInstructions: tooLong })).toEqual([
    422,
    { 'paymentInstructions.domestic': ['Domestic must have at most 5000 characters'] },
  ])
  expect((await api('getSettings')).body).toEqual(examples.getSettings[200].empty)
})

test.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/ComodRivadavia', 'Etc/GMT+5'])(
  'the time zone %s is accepted',
  async (timeZone) => {
    const { api, admin } = await openTestSchool()
    const { token } = await admin()
    expect((await api('saveSettings', { token, body: { ...settings, timeZone } })).status).toBe(200)
    expect((await api('getSettings')).body.settings.timeZone).toBe(timeZone)
  },
)
