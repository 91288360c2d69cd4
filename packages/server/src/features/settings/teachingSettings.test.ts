import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

test('saveSettings keeps the first day of the week and whether teachers may contact guardians if they are absent', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = (more: object) => api('saveSettings', { token, body: { ...settings, ...more } })
  const read = async () => {
    const { weekStart, teachersMayMessage } = (await api('getSettings')).body.settings
    return { weekStart, teachersMayMessage }
  }
  expect(await read()).toEqual({ weekStart: 1, teachersMayMessage: false })
  await save({ weekStart: 6, teachersMayMessage: true })
  await save({})
  expect(await read()).toEqual({ weekStart: 6, teachersMayMessage: true })
  const { status, body } = await save({ weekStart: 8 })
  expect([status, Object.keys(body.error ?? {})]).toEqual([422, ['weekStart']])
})

// proves D317.1
test('saveSettings keeps the rule for excused lessons if it is absent, and removes it if it is empty', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = (more: object) => api('saveSettings', { token, body: { ...settings, ...more } })
  const read = async () => (await api('getSettings')).body.settings.excuseRule
  expect(await read()).toBe('')
  await save({ excuseRule: ' Tell us two hours before. ' })
  await save({})
  expect(await read()).toBe('Tell us two hours before.')
  await save({ excuseRule: '' })
  expect(await read()).toBe('')
  expect((await save({ excuseRule: 'x'.repeat(501) })).body.error).toHaveProperty('excuseRule')
})
