const HOUR = 60 * 60_000

/** How long before a lesson somebody is reminded of it, in milliseconds. */
export const reminderLeadTimes = { dayBefore: 24 * HOUR, hourBefore: HOUR } as const

export type ReminderLead = keyof typeof reminderLeadTimes
