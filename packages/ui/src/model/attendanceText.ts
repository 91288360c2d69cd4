/** An attendance as it is shown: a number has one percent sign, whether or not it was typed; words stay words. */
export function attendanceText(attendance: string | null | undefined): string {
  const text = attendance?.trim() ?? ''
  const bare = text.replace(/[\s%٪]+$/u, '')
  return /^[\p{Nd}.,٫]+$/u.test(bare) ? `${bare}%` : text
}
