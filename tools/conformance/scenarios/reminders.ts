import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'

export const reminders: Scenario = {
  title: 'What one is reminded of is kept as it was chosen',
  needsExtensions: true,
  run: async (stage) => {
    const { call, expectRefused } = (await stage.student()).person
    const { reminders: before } = await call('getReminders')
    const { fields } = await expectRefused('saveReminders', [422], { body: { ...before, timeZone: 'Nowhere/Land' } })
    assertConforms('timeZone' in fields, 'saveReminders: 422 for a zone that is none doesn’t name timeZone')
    await call('saveReminders', { body: { ...before, hourBefore: !before.hourBefore, timeZone: 'Asia/Kathmandu' } })
    const { reminders: after } = await call('getReminders')
    assertConforms(after.hourBefore !== before.hourBefore, 'getReminders: not what was saved')
    assertConforms(after.timeZone === 'Asia/Kathmandu', 'getReminders: the zone isn’t the one saved')
    await call('testReminder')
  },
}
