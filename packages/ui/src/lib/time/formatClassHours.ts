import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClassHours } from '../lessons/classHours.ts'
import { formatWallTime } from './wallTime.ts'
import { formatWeekdays } from './formatWeekdays.ts'

/**
 * A time in one line of text, by the school's clocks: “Mon and Wed, 16:00 – 17:00”; without days the hours alone. The
 * hours are kept apart from days that run from right to left: their digits would change places.
 */
export function formatClassHours({ from, to, days = [] }: ClassHours, i18n: I18n, locale: string): string {
  const hours = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  if (days.length === 0) return hours
  const told = formatWeekdays(days, i18n, locale)
  const apart = `\u2068${hours}\u2069`
  return i18n._(msg`${told}, ${apart}`)
}
