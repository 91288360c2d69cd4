import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { changeLessons } from './changeLessons.ts'
import { findClashes } from './findClashes.ts'
import { getTimetable } from './getTimetable.ts'
import { suggestTeachers } from './suggestTeachers.ts'
import { undoLessonChange } from './undoLessonChange.ts'
import { type UnmarkedDay, sortNewestFirst, readUnmarkedLessons } from '../attendance/readUnmarkedLessons.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { createToken, hashToken } from '../auth/sessions.ts'
import { message } from '#i18n/message.ts'

const MAX_LESSONS = 100

/** A teacher's past lessons with missing marks, newest first. */
const listOwedLessons: Handler<'listOwedLessons'> = async ({ database, services, account, now }) => {
  const { timeZone } = await readSettings(database, services)
  const unmarked: (UnmarkedDay & { students: number; marked: number })[] = []
  for await (const some of readUnmarkedLessons(database, account, { timeZone, now })) {
    for (const { of, students, held, marked } of some) {
      unmarked.push(...held.map((one) => ({ of, held: one, students, marked: marked(one) })))
    }
  }
  const lessons = sortNewestFirst(unmarked, timeZone)
    .slice(0, MAX_LESSONS)
    .map(({ lesson: { day, heldOn, from, to }, of: { classId, timingId, title }, students, marked }) => ({
      classId,
      timingId,
      day,
      heldOn,
      from,
      to,
      title,
      students,
      marked,
    }))
  return { lessons }
}

type Calls =
  | 'getTimetable'
  | 'listOwedLessons'
  | 'findClashes'
  | 'suggestTeachers'
  | 'changeLessons'
  | 'undoLessonChange'

/** When what is taught to whom (decision 61). */
export const timetableHandlers: HandlersFor<Calls> = {
  getTimetable,
  listOwedLessons,
  findClashes,
  suggestTeachers,
  changeLessons,
  undoLessonChange,
}

/** A calendar feed has a secret URL that is shown once; only its hash is stored. */
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
    return { message: message('Calendar link created'), path: `/calendar/${secret}.ics` }
  },

  revokeCalendarFeed: async ({ database, account }) => {
    await database.deleteFrom('calendar_feeds').where('account_id', '=', account.id).execute()
    return { message: message('Calendar link turned off') }
  },
}

function toText(moment: number): string {
  return new Date(moment).toISOString()
}
