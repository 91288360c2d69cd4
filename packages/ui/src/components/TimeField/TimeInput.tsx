import { Time } from '@internationalized/date'
import { DateInput, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { parseWallTime } from '#model/wallTime.ts'
import { Segment } from '../DateField/Segment.tsx'
import { useWholeValue } from '../DateField/useWholeValue.ts'
import type { InputProps } from '../StandIn/InputProps.ts'
import { timeBox } from './TimeField.styles.ts'

const Control = styled(DateInput)`
  ${timeBox}
`

/** What a time is typed into. */
export function TimeInput({ value, onChange, name, onBlur, ...props }: InputProps) {
  const time = useWholeValue(value, readTime)
  return (
    <AriaTimeField<Time>
      {...props}
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      value={time}
      onChange={(next) => onChange(next?.toString().slice(0, 'HH:mm'.length) ?? '')}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      validationBehavior="aria"
    >
      <Control>{(segment) => <Segment segment={segment} text={value} onText={onChange} />}</Control>
    </AriaTimeField>
  )
}

function readTime(text: string): Time | null {
  const minutes = parseWallTime(text)
  return minutes === undefined ? null : new Time(Math.floor(minutes / 60), minutes % 60)
}
