import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Day } from './MonthCalendar.styles.ts'

/** A day of the calendar. Which one is today the school says, not the browser; and all languages get its words. */
export function CalendarDay({ date, today }: { date: CalendarDate; today: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const isToday = date.toString() === today
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(
    date.toDate('UTC'),
  )
  const label = isToday ? t`Today, ${words}` : words
  return (
    <Day
      date={date}
      data-school-today={isToday || undefined}
      render={(props, { isSelected }) => <div {...props} aria-label={isSelected ? t`${label}, chosen` : label} />}
    />
  )
}
