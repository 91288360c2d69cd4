const HOUR = 60 * 60_000

/** How long before a lesson somebody is reminded of it, in milliseconds. */
export const leads = { dayBefore: 24 * HOUR, hourBefore: HOUR } as const

export type Lead = keyof typeof leads
