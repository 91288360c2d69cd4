import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { DateFieldProps } from '../DateField/DateField.tsx'
import { PickerButton, DateTimeSegment } from '../DateField/DateTimeSegment.tsx'
import { parseCalendarDate, useLastCompleteValue } from '../DateField/dateTimeSegments.ts'
import { FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { Control, Panel, Root, SegmentInput, Window } from './DatePicker.styles.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useToday } from '#providers/ClockProvider.tsx'
import { useWeekStart } from '#providers/SchoolSettingsProvider.tsx'
import { isIsoDay } from '#lib/time/isoDay.ts'
import { tokens } from '#theme/tokens.ts'

export type DatePickerProps = DateFieldProps & {
  /** Today at the school: marked, and where the calendar opens. */
  today: string
  /** First and last selectable day of the calendar; typed dates are validated by the form. */
  minValue?: string | undefined
  maxValue?: string | undefined
}

/** Names of react-aria’s weekdays, from Monday. */
const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Date field with a calendar, whose weeks start as the school’s. */
export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  today,
  minValue,
  maxValue,
  ...props
}: DatePickerProps) {
  const { t } = useLingui()
  const day = useLastCompleteValue(value, parseCalendarDate)
  const firstDayOfWeek = weekdayNames[useWeekStart() - 1]
  return (
    <Root
      {...props}
      value={day}
      onChange={(next) => onChange(next?.toString() ?? '')}
      placeholderValue={parseCalendarDate(today)}
      {...(firstDayOfWeek && { firstDayOfWeek })}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control>
        <SegmentInput>
          {(segment) => <DateTimeSegment segment={segment} text={value} onTextChange={onChange} />}
        </SegmentInput>
        <PickerButton aria-label={t`Choose from a calendar`}>
          <CalendarDays aria-hidden />
        </PickerButton>
      </Control>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Panel>
        <Window>
          <MonthCalendar
            today={today}
            minValue={minValue}
            maxValue={maxValue}
            {...(!props.isRequired && value !== '' && { onClear: () => onChange('') })}
          />
        </Window>
      </Panel>
    </Root>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 16rem));
  gap: ${tokens.space[4]};
  align-items: start;
`

/** Dates at the school, both inclusive. */
export type Period = { from: string; until: string }

/** A year that is still being typed also gives valid dates. */
const isComplete = ({ from, until }: Period) => [from, until].every((day) => isIsoDay(day) && day >= '1000')

type PeriodFieldsProps = { period: Period; onPeriodChange: (period: Period) => void }

/** Start and end date; incomplete or reversed periods aren't reported. */
export function PeriodFields({ period, onPeriodChange }: PeriodFieldsProps) {
  const { t } = useLingui()
  const today = useToday()
  const [draft, setDraft] = useState({ of: period, typed: period })
  // A changed period prop replaces the draft, for example when the school's date becomes known.
  const isCurrent = draft.of.from === period.from && draft.of.until === period.until
  const typed = isCurrent ? draft.typed : period
  const change = (next: Period) => {
    setDraft({ of: period, typed: next })
    if (isComplete(next) && next.from <= next.until) onPeriodChange(next)
  }
  const isReversed = isComplete(typed) && typed.until < typed.from
  return (
    <Fields role="group" aria-label={t`Period`} data-off-paper>
      <DatePicker label={t`From`} value={typed.from} today={today} onChange={(from) => change({ ...typed, from })} />
      <DatePicker
        label={t`To`}
        value={typed.until}
        today={today}
        onChange={(until) => change({ ...typed, until })}
        errorMessage={isReversed ? t`The end date can’t be before the start date.` : undefined}
      />
    </Fields>
  )
}
