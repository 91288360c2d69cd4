import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { CalendarGrid, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Button } from '../Button/Button.tsx'
import { readDay } from '../DateField/readDay.ts'
import { Body, Foot, Weekday } from './MonthCalendar.styles.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { MonthHead } from './MonthHead.tsx'

export type MonthCalendarProps = {
  today: string
  minValue: string | undefined
  maxValue: string | undefined
  onChoose: (day: CalendarDate) => void
  onClear?: () => void
}

/** A month of days, with quick ways to other months and years. */
export function MonthCalendar({ today, minValue, maxValue, onChoose, onClear }: MonthCalendarProps) {
  const { t } = useLingui()
  const panel = use(OverlayTriggerStateContext)
  const day = readDay(today)
  // The list of years needs an end on both sides: a long life back, and some years of planning ahead.
  const first = readDay(minValue ?? '') ?? day?.subtract({ years: 120 }).set({ month: 1, day: 1 })
  const last = readDay(maxValue ?? '') ?? day?.add({ years: 20 }).set({ month: 12, day: 31 })
  const isTodayOffered = day && first && last && day.compare(first) >= 0 && day.compare(last) <= 0
  return (
    <>
      <Body {...(first && { minValue: first })} {...(last && { maxValue: last })}>
        <MonthHead years={first && last ? last.year - first.year + 1 : 1} />
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarDay date={date} today={today} />}</CalendarGridBody>
        </CalendarGrid>
      </Body>
      <Foot>
        {isTodayOffered && (
          <Button size="sm" variant="quiet" onPress={() => onChoose(day)}>
            {t`Today`}
          </Button>
        )}
        {onClear && (
          <Button
            size="sm"
            variant="quiet"
            onPress={() => {
              onClear()
              panel?.close()
            }}
          >
            {t`Clear`}
          </Button>
        )}
      </Foot>
    </>
  )
}
