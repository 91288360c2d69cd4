import { useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button as Step, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar'
import { SelectWithArrow, Choice, Header } from './MonthCalendar.styles.ts'

/** Which month is shown: one step at a time, or straight to a month and a year. */
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
      {/* Twice the years that there are: those beyond the first and the last day are left out. */}
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
