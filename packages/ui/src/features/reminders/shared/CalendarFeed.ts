import type { CalendarFeedAnswer } from '@maktab/contract/schema'

/** What is known of the address of one’s calendar; null where there is none. */
export type CalendarFeed = CalendarFeedAnswer['feed']
