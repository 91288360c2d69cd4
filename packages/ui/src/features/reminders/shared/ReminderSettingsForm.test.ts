import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { submitError } from '#submitResult.ts'
import { placeErrorsAtFields, reminderSettingsSchema, toRequest, toValues } from './ReminderSettingsForm.tsx'

const samples = examples.getReminders[200]
const { reminders } = samples.quiet

test.each(Object.entries(samples))(
  'toValues and toRequest round-trip the reminders: %s',
  (_name, { reminders: chosen }) => {
    expect(createValidate(reminderSettingsSchema)(toValues(chosen))).toEqual({})
    expect(toRequest(toValues(chosen), chosen)).toEqual(chosen)
  },
)

test('toRequest omits the digest if it is not offered', () => {
  const { digest: _digest, ...offered } = reminders
  expect(toRequest(toValues(offered), offered)).toEqual(offered)
})

test.each([
  ['', '', undefined],
  ['22:00', '07:00', undefined],
  ['22:00', '', { to: { rule: 'halfRange' } }],
  ['', '07:00', { from: { rule: 'halfRange' } }],
  ['22:00', '22:00', { to: { rule: 'sameTimes' } }],
  ['22:', '07:00', { from: { rule: 'incomplete' } }],
])('remindersSchema validates quiet hours from %j to %j', (from, to, rules) => {
  const errors = createValidate(reminderSettingsSchema)({ ...toValues(reminders), quiet: { from, to } }) as {
    quiet?: Record<string, string>
  }
  const rulesByEnd = Object.entries(errors.quiet ?? {}).map(([end, error]) => [end, decodeRule(error)])
  expect(Object.fromEntries(rulesByEnd)).toEqual(rules ?? {})
})

test('remindersSchema allows no time zone but requires a language', () => {
  const values = { ...toValues(reminders), timeZone: null, language: null }
  expect(Object.keys(createValidate(reminderSettingsSchema)(values))).toEqual(['language'])
  expect(toRequest({ ...values, language: 'ar' }, reminders)).toMatchObject({ timeZone: null, language: 'ar' })
})

test('placeErrorsAtFields maps server errors to the fields of the form', () => {
  const fields = { quietFrom: ['From?'], quietTo: ['To?'], timeZone: ['Where?'] }
  expect(placeErrorsAtFields(submitError('', fields))).toMatchObject({
    fields: { 'quiet.from': ['From?'], 'quiet.to': ['To?'], timeZone: ['Where?'] },
  })
})
