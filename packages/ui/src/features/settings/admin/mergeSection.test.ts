import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type SettingsValues, toValues } from './settings.schema.ts'
import { type FormSectionId, settingsSections } from '#lib/school/settingsSections.ts'
import { createSectionSchema, mergeSection } from './mergeSection.ts'

const { typical, branded } = examples.getSettings[200]
const today = '2026-11-18'
const latest = toValues(typical.settings)

/** Every field of every section is different. */
const edited: SettingsValues = {
  name: 'Other',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  weekStart: '7',
  teachersMayMessage: !latest.teachersMayMessage,
  offersTrials: !latest.offersTrials,
  excuseRule: 'Other',
  clashes: 'refuse',
  confirmsEmails: !latest.confirmsEmails,
  contactEmail: 'other@maktab.test',
  contactPhone: '+49 30 5550100',
  address: 'Elsewhere',
  paymentInstructions: { domestic: 'Other', international: 'Other' },
  paymentWays: { domestic: [], international: [] },
  checkedWithinHours: 99,
  acceptsPdfReceipts: !latest.acceptsPdfReceipts,
  emailGreeting: 'salam',
  rates: [],
  frontPage: { ...latest.frontPage, motto: 'Other', shows: [] },
  translations: toValues({ ...branded.settings, translations: {} }).translations,
}
const formSections = settingsSections.filter((id): id is FormSectionId => id !== 'logo')

test('the sections together replace every field, and each field belongs to one section', () => {
  const merged = formSections.reduce((values, section) => mergeSection(section, values, edited), latest)
  expect(merged).toEqual(edited)
  for (const section of formSections) {
    const once = mergeSection(section, latest, edited)
    const others = formSections.filter((one) => one !== section)
    // Putting the other sections back changes nothing, and putting this one back restores everything.
    expect(
      others.reduce((values, other) => mergeSection(other, values, latest), once),
      section,
    ).toEqual(once)
    expect(mergeSection(section, once, latest), section).toEqual(latest)
  }
})

test('a section is valid even if another one isn’t', () => {
  const broken = { ...latest, name: '', contactPhone: '042 555', currency: null }
  expect(Object.keys(createValidate(createSectionSchema('school', today))(broken))).toEqual(['name', 'contactPhone'])
  expect(Object.keys(createValidate(createSectionSchema('currencies', today))(broken))).toEqual(['currency'])
  expect(createValidate(createSectionSchema('payments', today))(broken)).toEqual({})
})

test('the rates are validated together with the school’s own currency', () => {
  const [rate] = latest.rates
  const own = { ...latest, currency: rate!.currency }
  expect(createValidate(createSectionSchema('currencies', today))(own)).toEqual({
    rates: [{ currency: '{"rule":"ownCurrency"}' }],
  })
})
