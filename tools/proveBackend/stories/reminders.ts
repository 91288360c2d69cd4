import { must } from '../must.ts'
import type { Story } from '../Story.ts'

export const reminders: Story = {
  title: 'What one is reminded of is kept as it was chosen',
  needsExtensions: true,
  play: async (stage) => {
    const { ask, refused } = (await stage.student()).person
    const { reminders: before } = await ask('getReminders')
    const { fields } = await refused('saveReminders', [422], { body: { ...before, timeZone: 'Nowhere/Land' } })
    must('timeZone' in fields, 'saveReminders: 422 for a zone that is none doesn’t name timeZone')
    await ask('saveReminders', { body: { ...before, hourBefore: !before.hourBefore, timeZone: 'Asia/Kathmandu' } })
    const { reminders: after } = await ask('getReminders')
    must(after.hourBefore !== before.hourBefore, 'getReminders: not what was saved')
    must(after.timeZone === 'Asia/Kathmandu', 'getReminders: the zone isn’t the one saved')
    await ask('testReminder')
  },
}
