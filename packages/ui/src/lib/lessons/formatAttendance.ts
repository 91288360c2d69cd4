/** An attendance as it is shown: a number has one percent sign, whether or not it was typed; words stay words. */
export function formatAttendance(attendance: string | null | undefined): string {
  const text = attendance?.trim() ?? ''
  const bare = text.replace(/[\s%٪]+$/u, '')
  return /^[\p{Nd}.,٫]+$/u.test(bare) ? `${bare}%` : text
}

/** An attendance that is a percentage, as a number; undefined of words, and of what is more than all. */
export function parseAttendancePercent(attendance: string | null | undefined): number | undefined {
  const text = formatAttendance(attendance)
  if (!text.endsWith('%')) return undefined
  const digits = text.slice(0, -1).replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  const percent = Number(digits.replace(/[,٫]/, '.'))
  return digits !== '' && percent <= 100 ? percent : undefined
}
