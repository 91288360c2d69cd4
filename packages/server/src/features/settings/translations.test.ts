import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: '' },
}

const translations = {
  ur: {
    motto: 'قرآن سمجھ کر پڑھیں',
    about: 'ہم بچوں کو پڑھاتے ہیں۔\nاسباق براہِ راست ہوتے ہیں۔',
    steps: [{}, { title: 'فیس ادا کریں', text: 'رسید بھیجیں۔' }],
    paymentInstructions: { domestic: 'فیس دفتر میں جمع کروائیں۔' },
  },
  ar: { motto: 'القرآن تلاوة وفهمًا' },
}

async function openTranslated() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const save = (change: object) => school.api('saveSettings', { token, body: { ...settings, ...change } })
  const read = async () => (await school.api('getSettings')).body.settings
  return { ...school, token, save, read }
}

// proves X199
test('translations are returned to anyone, and kept by a form without them', async () => {
  const { save, read } = await openTranslated()
  expect((await read()).translations).toEqual({})
  const spaced = { ...translations, ar: { motto: ` ${translations.ar.motto} ` } }
  expect((await save({ translations: spaced })).status).toBe(200)
  expect((await read()).translations).toEqual(translations)
  expect((await save({ name: 'Maktab' })).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Maktab', translations })
  expect((await save({ translations: {} })).status).toBe(200)
  expect((await read()).translations).toEqual({})
})

// proves X199
test.each([
  [{ ur: { motto: 'x'.repeat(121) } }, 'translations.ur.motto', 'Motto must have at most 120 characters'],
  [{ ur: { motto: 'a\u200Bb\u0007' } }, 'translations.ur.motto', 'Motto contains invisible characters'],
  [{ ar: { about: ' ' } }, 'translations.ar.about', 'About is required'],
  [
    { en: { steps: [{}, { text: 'x'.repeat(301) }] } },
    'translations.en.steps[1].text',
    'Text must have at most 300 characters',
  ],
  [{ ur: { steps: [{}, {}, {}, {}] } }, 'translations.ur.steps', 'Steps must have at most 3 items'],
  [
    { ur: { paymentInstructions: { domestic: 'x'.repeat(5001) } } },
    'translations.ur.paymentInstructions.domestic',
    'Domestic must have at most 5000 characters',
  ],
  [{ fr: { motto: 'Le Coran' } }, 'translations.fr', 'Fr isn’t expected here'],
  [{ ur: { name: 'مکتب' } }, 'translations.ur.name', 'Name isn’t expected here'],
])('an invalid translation is rejected at its field: %j', async (invalid, field, message) => {
  const { save, read } = await openTranslated()
  const { status, body } = await save({ translations: invalid })
  expect([status, body.error]).toEqual([422, { [field]: [message] }])
  expect((await read()).translations).toEqual({})
})

const wallet = { kind: 'wallet', name: 'JazzCash', accountTitle: 'Maktab', accountNumber: '0300 0000000' }
const note = { note: 'Pay the fee.', translations: { ur: { note: 'فیس آپ ادا کریں۔' } } }

// proves X199
test('a form without translations of notes keeps them for accounts of the same number', async () => {
  const { save, read } = await openTranslated()
  const other = { ...wallet, accountNumber: '0300 1111111' }
  const ways = async () => (await read()).paymentWays
  await save({ paymentWays: { domestic: [{ ...wallet, ...note }, other], international: [{ ...wallet, ...note }] } })
  await save({ paymentWays: { domestic: [other, { ...wallet, note: 'Pay it.' }], international: [other] } })
  expect(await ways()).toEqual({ domestic: [other, { ...wallet, ...note, note: 'Pay it.' }], international: [other] })
  await save({ paymentWays: { domestic: [wallet], international: [] }, translations: {} })
  expect(await ways()).toEqual({ domestic: [wallet], international: [] })
})

// proves X199
test('the front page includes the policies with their translations', async () => {
  const { api, save, token } = await openTranslated()
  const policy = { title: 'Manners', description: 'Be kind.', translations: { ur: { title: 'آداب' } } }
  await api('savePolicy', { token, body: { id: 0, ...policy } })
  await save({ frontPage: { shows: ['policies'] } })
  expect((await api('getFrontPage')).body.policies).toEqual([policy])
})
