import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'

export const calendarFeeds: Scenario = {
  title: 'A calendar gets a secret address, once, and loses it',
  needsExtensions: true,
  run: async (stage) => {
    const { call } = (await stage.student()).person
    const { path } = await call('createCalendarFeed')
    assertConforms(/^\/.{40,}\.ics$/.test(path), 'createCalendarFeed: the path is no secret')
    assertConforms((await call('getCalendarFeed')).feed !== null, 'getCalendarFeed: there is no address')
    const another = await call('createCalendarFeed')
    assertConforms(another.path !== path, 'createCalendarFeed: the new address is the old one')
    await call('revokeCalendarFeed')
    assertConforms((await call('getCalendarFeed')).feed === null, 'revokeCalendarFeed: the address is still there')
  },
}
