import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  Button as Step,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { Button } from '../Button/Button.tsx'
import { parseCalendarDate } from '../DateField/dateTimeSegments.ts'
import { Body, Footer, Weekday, Day, SelectWithArrow, Choice, Header } from './MonthCalendar.styles.ts'
import type { CalendarDate } from '@internationalized/date'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'

type MonthCalendarProps = {
  today: string
  minValue: string | undefined
  maxValue: string | undefined
  onClear?: () => void
}

/** Calendar of one month with selects for month and year. */
export function MonthCalendar({ today, minValue, maxValue, onClear }: MonthCalendarProps) {
  const { t } = useLingui()
  const picker = use(DatePickerStateContext)
  const day = parseCalendarDate(today)
  // Limits the year list: a lifetime back and some years ahead for planning.
  const first = parseCalendarDate(minValue ?? '') ?? day?.subtract({ years: 120 }).set({ month: 1, day: 1 })
  const last = parseCalendarDate(maxValue ?? '') ?? day?.add({ years: 20 }).set({ month: 12, day: 31 })
  const isTodaySelectable = day && first && last && day.compare(first) >= 0 && day.compare(last) <= 0
  return (
    <>
      <Body {...(first && { minValue: first })} {...(last && { maxValue: last })}>
        <MonthHeader years={first && last ? last.year - first.year + 1 : 1} />
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarDay date={date} today={today} />}</CalendarGridBody>
        </CalendarGrid>
      </Body>
      <Footer>
        {isTodaySelectable && (
          <Button size="sm" variant="quiet" onPress={() => picker?.setDateValue(day)}>
            {t`Today`}
          </Button>
        )}
        {onClear && (
          <Button
            size="sm"
            variant="quiet"
            onPress={() => {
              onClear()
              picker?.setOpen(false)
            }}
          >
            {t`Clear`}
          </Button>
        )}
      </Footer>
    </>
  )
}

/** A day of the calendar. Today is the school's date, not the browser's, and labels are localized in all languages. */
function CalendarDay({ date, today }: { date: CalendarDate; today: string }) {
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
      render={(props, { isSelected }) => <div {...props} aria-label={isSelected ? t`${label}, selected` : label} />}
    />
  )
}

/** Month navigation: step by step or by month and year. */
export function MonthHeader({ years }: { years: number }) {
  const { t } = useLingui()
  return (
    <Header>
      <Step slot="previous" aria-label={t`Previous month`}>
        <ChevronLeft aria-hidden />
      </Step>
      <CalendarMonthPicker format="long">
        {({ items, value, onChange }) => (
          <SelectWithArrow>
            <Choice aria-label={t`Month`} value={value} onChange={(event) => onChange(Number(event.target.value))}>
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </Choice>
            <ChevronDown aria-hidden />
          </SelectWithArrow>
        )}
      </CalendarMonthPicker>
      {/* Twice the selectable years, because react-aria leaves out those before the first and after the last day. */}
      <CalendarYearPicker visibleYears={years * 2}>
        {({ items, value, onChange }) => (
          <SelectWithArrow>
            <Choice aria-label={t`Year`} value={value} onChange={(event) => onChange(Number(event.target.value))}>
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </Choice>
            <ChevronDown aria-hidden />
          </SelectWithArrow>
        )}
      </CalendarYearPicker>
      <Step slot="next" aria-label={t`Next month`}>
        <ChevronRight aria-hidden />
      </Step>
    </Header>
  )
}
