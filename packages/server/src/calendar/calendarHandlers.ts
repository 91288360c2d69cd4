import type { Some } from '../contract/Handler.ts'
import { notFound } from '../Refusal.ts'

const notYet = async (): Promise<never> => {
  throw notFound()
}

export const calendarHandlers: Some<'getCalendarFeed' | 'createCalendarFeed' | 'revokeCalendarFeed'> = {
  getCalendarFeed: notYet,
  createCalendarFeed: notYet,
  revokeCalendarFeed: notYet,
}
