import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'

export const settings: Scenario = {
  title: 'The school’s settings are read by everybody and kept as they were saved',
  needsExtensions: true,
  run: async ({ visitor, admin }) => {
    const { logo: _logo, frontPicture: _picture, ...before } = (await visitor.call('getSettings')).settings
    const { call, expectRefused } = await admin()
    const { fields } = await expectRefused('saveSettings', [422], { body: { ...before, currency: 'dollars' } })
    assertConforms('currency' in fields, 'saveSettings: 422 for a currency that is none doesn’t name currency')
    // What the school has stays what it has.
    await call('saveSettings', { body: before })
    const { settings: after } = await visitor.call('getSettings')
    assertConforms(after.name === before.name && after.timeZone === before.timeZone, 'getSettings: not what was saved')
  },
}
