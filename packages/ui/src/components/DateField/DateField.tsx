import type { CalendarDate } from '@internationalized/date'
import {
  type DateFieldProps as AriaDateFieldProps,
  DateField as AriaDateField,
  DateInput,
} from 'react-aria-components/DateField'
import { styled } from 'styled-components'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { parseCalendarDate, useLastCompleteValue } from './dateTimeSegments.ts'
import { DateTimeSegment, segmentsStyles } from './DateTimeSegment.tsx'

const Root = styled(AriaDateField<CalendarDate>)`
  ${fieldLayout}
`

const Control = styled(DateInput)`
  ${controlStyles}
  ${segmentsStyles}
`

export type DateFieldProps = FieldTextProps &
  Pick<
    AriaDateFieldProps<CalendarDate>,
    'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'autoComplete' | 'onBlur'
  > & {
    /** `yyyy-MM-dd`; '' if empty. Incomplete input has gaps (`1990-05-`). */
    value: string
    onChange: (value: string) => void
  }

/** Text field for a date; the arrow keys change segments. */
export function DateField({ label, description, errorMessage, value, onChange, ...props }: DateFieldProps) {
  const day = useLastCompleteValue(value, parseCalendarDate)
  return (
    <Root
      {...props}
      value={day}
      onChange={(next) => onChange(next?.toString() ?? '')}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control>{(segment) => <DateTimeSegment segment={segment} text={value} onTextChange={onChange} />}</Control>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
