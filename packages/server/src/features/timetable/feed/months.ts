const MONTHS_OF_YEAR = 12

/** How many months were over before that of a day since the year 0, so that months are told apart by numbers. */
export function toMonthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * MONTHS_OF_YEAR + month - 1
}

/** The month, as yyyy-MM, before which so many were over. */
export function formatMonthNumber(counted: number): string {
  const year = String(Math.floor(counted / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((counted % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`
}
