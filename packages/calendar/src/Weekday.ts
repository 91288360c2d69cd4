/** A day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** All days of the week, from Monday on. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
