import { createToken, hashToken } from '#features/auth/tokens.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'

/** A calendar is read by a secret address, which is told once: only its hash is kept. */
export const calendarHandlers: HandlersFor<'getCalendarFeed' | 'createCalendarFeed' | 'revokeCalendarFeed'> = {
  getCalendarFeed: async ({ database, account }) => {
    const feed = await database
      .selectFrom('calendar_feeds')
      .select(['created_at', 'read_at'])
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    return {
      feed: feed
        ? { createdAt: toText(feed.created_at), readAt: feed.read_at === null ? null : toText(feed.read_at) }
        : null,
    }
  },

  createCalendarFeed: async ({ database, account, now }) => {
    const secret = createToken()
    const feed = { token_hash: hashToken(secret), created_at: now, read_at: null }
    await database
      .insertInto('calendar_feeds')
      .values({ account_id: account.id, ...feed })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
      .execute()
    return { message: message('Your calendar has an address'), path: `/calendar/${secret}.ics` }
  },

  revokeCalendarFeed: async ({ database, account }) => {
    await database.deleteFrom('calendar_feeds').where('account_id', '=', account.id).execute()
    return { message: message('The address of your calendar is closed') }
  },
}

function toText(moment: number): string {
  return new Date(moment).toISOString()
}
