import { must } from '../must.ts'
import type { Story } from '../Story.ts'

export const calendars: Story = {
  title: 'A calendar gets a secret address, once, and loses it',
  needsExtensions: true,
  play: async (stage) => {
    const { ask } = (await stage.student()).person
    const { path } = await ask('createCalendarFeed')
    must(/^\/.{40,}\.ics$/.test(path), 'createCalendarFeed: the path is no secret')
    must((await ask('getCalendarFeed')).feed !== null, 'getCalendarFeed: there is no address')
    const another = await ask('createCalendarFeed')
    must(another.path !== path, 'createCalendarFeed: the new address is the old one')
    await ask('revokeCalendarFeed')
    must((await ask('getCalendarFeed')).feed === null, 'revokeCalendarFeed: the address is still there')
  },
}
