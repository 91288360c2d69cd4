import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { withDefaultSettings } from './schoolSettings.ts'

const { settings } = examples.getSettings[200].rupees

const { version: _version, clashes: _clashes, confirmsEmails: _confirms, ...shown } = settings

test('withDefaultSettings keeps complete settings and adds the viewer’s zone', () => {
  expect(withDefaultSettings(settings, 'Europe/London')).toEqual({ ...shown, viewerZone: 'Europe/London' })
})

test('withDefaultSettings omits blank contact details', () => {
  const contact = { contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' }
  expect(withDefaultSettings({ ...settings, ...contact }, 'UTC')).toMatchObject(contact)
  const blank = withDefaultSettings({ ...settings, contactEmail: ' ', contactPhone: '' }, 'UTC')
  expect(Object.keys(blank)).not.toContain('contactEmail')
  expect(Object.keys(blank)).not.toContain('contactPhone')
})

// proves D35.1
test('withDefaultSettings without settings returns defaults and empty payment instructions', () => {
  expect(withDefaultSettings(undefined, 'Asia/Karachi')).toEqual({
    name: 'Maktab',
    currency: 'USD',
    timeZone: 'Asia/Karachi',
    viewerZone: 'Asia/Karachi',
    paymentInstructions: { domestic: '', international: '' },
  })
})

test('withDefaultSettings keeps the deployment’s payment instructions beside those of the settings', () => {
  const deployedInstructions = { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' }
  expect(withDefaultSettings(settings, 'UTC', deployedInstructions)).toMatchObject({
    paymentInstructions: settings.paymentInstructions,
    deployedInstructions,
  })
})

test.each([
  [{ ...settings, name: '  ' }, { name: 'Maktab' }],
  [{ ...settings, currency: 'rupees' }, { currency: 'USD' }],
  [{ ...settings, timeZone: 'Mars/Olympus' }, { timeZone: 'Europe/London' }],
  [{ ...settings, timeZone: '' }, { timeZone: 'Europe/London' }],
])('withDefaultSettings replaces invalid values of %j', (broken, expected) => {
  expect(withDefaultSettings(broken, 'Europe/London')).toMatchObject(expected)
})

test('withDefaultSettings falls back to UTC for an unknown viewer zone', () => {
  expect(withDefaultSettings(undefined, 'Nowhere')).toMatchObject({ timeZone: 'UTC', viewerZone: 'UTC' })
})
