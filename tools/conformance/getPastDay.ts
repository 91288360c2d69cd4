const DAY_MILLISECONDS = 86_400_000

/** A day that is over in every time zone, as yyyy-MM-dd. */
export function getPastDay(): string {
  return new Date(Date.now() - 2 * DAY_MILLISECONDS).toISOString().slice(0, 10)
}
