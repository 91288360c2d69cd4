import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { CalendarGrid, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { Button } from '../Button/Button.tsx'
import { parseCalendarDate } from '../DateField/parseCalendarDate.ts'
import { Body, Footer, Weekday } from './MonthCalendar.styles.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { MonthHeader } from './MonthHeader.tsx'

type MonthCalendarProps = {
  today: string
  minValue: string | undefined
  maxValue: string | undefined
  onClear?: () => void
}

/** A month of days, with quick ways to other months and years. */
export function MonthCalendar({ today, minValue, maxValue, onClear }: MonthCalendarProps) {
  const { t } = useLingui()
  const picker = use(DatePickerStateContext)
  const day = parseCalendarDate(today)
  // The list of years needs an end on both sides: a long life back, and some years of planning ahead.
  const first = parseCalendarDate(minValue ?? '') ?? day?.subtract({ years: 120 }).set({ month: 1, day: 1 })
  const last = parseCalendarDate(maxValue ?? '') ?? day?.add({ years: 20 }).set({ month: 12, day: 31 })
  const isTodayOffered = day && first && last && day.compare(first) >= 0 && day.compare(last) <= 0
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
        {isTodayOffered && (
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
