import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { withDefaultSettings } from './schoolSettings.ts'

const { settings } = examples.getSettings[200].rupees

const { version: _version, clashes: _clashes, confirmsEmails: _confirms, ...shown } = settings

test('a school is what its settings say, seen from where the viewer is', () => {
  expect(withDefaultSettings(settings, 'Europe/London')).toEqual({ ...shown, viewerZone: 'Europe/London' })
})

test('where the school is reached is known, or is not', () => {
  const reached = { contactEmail: 'office@maktab.test', contactPhone: '+92 21 555 0100' }
  expect(withDefaultSettings({ ...settings, ...reached }, 'UTC')).toMatchObject(reached)
  const blank = withDefaultSettings({ ...settings, contactEmail: ' ', contactPhone: '' }, 'UTC')
  expect(Object.keys(blank)).not.toContain('contactEmail')
  expect(Object.keys(blank)).not.toContain('contactPhone')
})

// proves D35.1
test('without settings there are defaults, and no invented account', () => {
  expect(withDefaultSettings(undefined, 'Asia/Karachi')).toEqual({
    name: 'Maktab',
    currency: 'USD',
    timeZone: 'Asia/Karachi',
    viewerZone: 'Asia/Karachi',
    paymentInstructions: { domestic: '', international: '' },
  })
})

test('the instructions of the deployment stand beside those of the settings', () => {
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
])('%j has what is missing replaced', (broken, repaired) => {
  expect(withDefaultSettings(broken, 'Europe/London')).toMatchObject(repaired)
})

test('a viewer whose zone is not known sees UTC', () => {
  expect(withDefaultSettings(undefined, 'Nowhere')).toMatchObject({ timeZone: 'UTC', viewerZone: 'UTC' })
})
