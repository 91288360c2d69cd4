import { Time } from '@internationalized/date'
import {
  type TimeFieldProps as AriaTimeFieldProps,
  DateInput,
  TimeField as AriaTimeField,
} from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { parseWallTime } from '#lib/time/wallTime.ts'
import { tokens } from '#theme/tokens.ts'
import { DateTimeSegment, segmentsStyles, PickerButton } from '../DateField/DateTimeSegment.tsx'
import { useLastCompleteValue } from '../DateField/dateTimeSegments.ts'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import {
  type SuggestedTime,
  createHalfHourTimes,
  SuggestedTimesMenu,
  type SuggestedTimesMenuProps,
} from './SuggestedTimesMenu.tsx'
import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components/Menu'

const AtEnd = styled(PickerButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
`

type SuggestedTimesButtonProps = Omit<SuggestedTimesMenuProps, 'label'> & {
  /** Label of the field. */
  of: string
  isDisabled?: boolean | undefined
}

/** Button at the end of the field that opens a menu of usual times. */
function SuggestedTimesButton({ of, isDisabled = false, ...choice }: SuggestedTimesButtonProps) {
  const { t } = useLingui()
  const label = t`Usual times: ${of}`
  return (
    <MenuTrigger>
      <AtEnd aria-label={label} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </AtEnd>
      <SuggestedTimesMenu {...choice} label={label} />
    </MenuTrigger>
  )
}

const Root = styled(AriaTimeField<Time>)`
  ${fieldLayout}
`

const Row = styled.div`
  display: grid;
  position: relative;
`

/** Leaves room for the button of the usual times. */
const Control = styled(DateInput)`
  ${controlStyles}
  ${segmentsStyles}
  padding-inline-end: ${tokens.size.control};
`

export type TimeFieldProps = FieldTextProps &
  Pick<AriaTimeFieldProps<Time>, 'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'onBlur'> & {
    /** `HH:mm`; '' if empty. Incomplete input has a gap (`16:`). */
    value: string
    onChange: (value: string) => void
    /** Times to choose from; every half hour of the day by default. */
    suggestedTimes?: readonly SuggestedTime[]
  }

const ALL_DAY = createHalfHourTimes()

/**
 * Time input in the school's time zone, with 24 hours in every language; it can be typed, stepped with arrow keys, or
 * chosen.
 */
export function TimeField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  suggestedTimes = ALL_DAY,
  ...props
}: TimeFieldProps) {
  const time = useLastCompleteValue(value, parseTime)
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
      <Row>
        <Control>{(segment) => <DateTimeSegment segment={segment} text={value} onTextChange={onChange} />}</Control>
        {!props.isReadOnly && (
          <SuggestedTimesButton
            of={label}
            times={suggestedTimes}
            value={value}
            onChoose={onChange}
            isDisabled={props.isDisabled}
          />
        )}
      </Row>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}

function parseTime(text: string): Time | null {
  const minutes = parseWallTime(text)
  return minutes === undefined ? null : new Time(Math.floor(minutes / 60), minutes % 60)
}
