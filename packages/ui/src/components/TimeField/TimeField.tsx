import { Time } from '@internationalized/date'
import {
  type TimeFieldProps as AriaTimeFieldProps,
  DateInput,
  TimeField as AriaTimeField,
} from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { parseWallTime } from '#model/wallTime.ts'
import { Segment } from '../DateField/Segment.tsx'
import { segmentsLook } from '../DateField/Segment.styles.ts'
import { useWholeValue } from '../DateField/useWholeValue.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'

const Root = styled(AriaTimeField<Time>)`
  ${fieldLayout}
`

const Control = styled(DateInput)`
  ${controlLook}
  ${segmentsLook}
`

export type TimeFieldProps = FieldTexts &
  Pick<AriaTimeFieldProps<Time>, 'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'onBlur'> & {
    /** `HH:mm`; '' for none. While half is typed there is a gap in it (`16:`): no time, but not nothing. */
    value: string
    onChange: (value: string) => void
  }

/** A time by the school's clocks, of 24 hours in every language; the arrow keys step. */
export function TimeField({ label, description, errorMessage, value, onChange, ...props }: TimeFieldProps) {
  const time = useWholeValue(value, readTime)
  return (
    <Root
      {...props}
      value={time}
      onChange={(next) => onChange(next?.toString().slice(0, 'HH:mm'.length) ?? '')}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control>{(segment) => <Segment segment={segment} text={value} onText={onChange} />}</Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  )
}

function readTime(text: string): Time | null {
  const minutes = parseWallTime(text)
  return minutes === undefined ? null : new Time(Math.floor(minutes / 60), minutes % 60)
}
