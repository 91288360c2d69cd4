import { must } from '../must.ts'
import type { Story } from '../Story.ts'

export const settings: Story = {
  title: 'The school’s settings are read by everybody and kept as they were saved',
  needsExtensions: true,
  play: async ({ visitor, admin }) => {
    const { logo: _logo, frontPicture: _picture, ...before } = (await visitor.ask('getSettings')).settings
    const { ask, refused } = await admin()
    const { fields } = await refused('saveSettings', [422], { body: { ...before, currency: 'dollars' } })
    must('currency' in fields, 'saveSettings: 422 for a currency that is none doesn’t name currency')
    // What the school has stays what it has.
    await ask('saveSettings', { body: before })
    const { settings: after } = await visitor.ask('getSettings')
    must(after.name === before.name && after.timeZone === before.timeZone, 'getSettings: not what was saved')
  },
}
