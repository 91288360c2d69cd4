import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}
const sayingSteps = (...steps: object[]) => ({ ...settings, frontPage: { shows: [], steps } })

// proves X173
test('how one begins is told as it was written, and what a step lacks is left out', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const body = sayingSteps({ title: ' Look around ', text: 'One\nTwo' }, {}, { title: 'Come' })
  expect((await ask('saveSettings', { token, body })).status).toBe(200)
  expect((await ask('getSettings')).body.settings.frontPage?.steps).toEqual([
    { title: 'Look around', text: 'One\nTwo' },
    {},
    { title: 'Come' },
  ])
})

test.each([
  [[{ title: 'x'.repeat(61) }], 'frontPage.steps[0].title', 'Title must have at most 60 characters'],
  [[{}, { text: 'x'.repeat(301) }], 'frontPage.steps[1].text', 'Text must have at most 300 characters'],
  [[{}, { title: ' ' }], 'frontPage.steps[1].title', 'Title is required'],
  [[{}, {}, { title: 'a\nb' }], 'frontPage.steps[2].title', 'Title has characters that can’t be seen'],
  [[{}, {}, {}, {}], 'frontPage.steps', 'Steps must have at most 3 items'],
])('a step that doesn’t fit is refused at its field: %j', async (steps, field, words) => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const { status, body } = await ask('saveSettings', { token, body: sayingSteps(...steps) })
  expect([status, body.error]).toEqual([422, { [field]: [words] }])
})
