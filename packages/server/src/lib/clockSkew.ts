/** How far the clocks of two machines may be apart. What begins later than that was saved by a wrong clock. */
export const MAX_CLOCK_SKEW_MILLISECONDS = 5 * 60_000
