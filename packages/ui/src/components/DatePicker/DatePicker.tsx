import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { DateFieldProps } from '../DateField/DateField.tsx'
import { PickerButton } from '../DateField/PickerButton.ts'
import { parseCalendarDate } from '../DateField/parseCalendarDate.ts'
import { Segment } from '../DateField/Segment.tsx'
import { useLastCompleteValue } from '../DateField/useLastCompleteValue.ts'
import { FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { Control, Panel, Root, SegmentInput, Window } from './DatePicker.styles.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

export type DatePickerProps = DateFieldProps & {
  /** The school's day of today: it is marked, and the calendar opens there. */
  today: string
  /** The first and the last day that the calendar offers; what is typed the form's rules look after. */
  minValue?: string | undefined
  maxValue?: string | undefined
}

/** A day that one types or chooses from a calendar. */
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
  return (
    <Root
      {...props}
      value={day}
      onChange={(next) => onChange(next?.toString() ?? '')}
      placeholderValue={parseCalendarDate(today)}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control>
        <SegmentInput>{(segment) => <Segment segment={segment} text={value} onText={onChange} />}</SegmentInput>
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
