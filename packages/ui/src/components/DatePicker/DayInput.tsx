import { useEffect, useRef } from 'react'
import { useDatePicker } from 'react-aria/useDatePicker'
import { ButtonContext } from 'react-aria-components/Button'
import { DateFieldContext, DateInput } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { Provider } from 'react-aria-components/slots'
import { useDatePickerState } from 'react-stately/useDatePickerState'
import { styled } from 'styled-components'
import { lateComponent } from '#late/lateComponent.tsx'
import { useWasOpen } from '#late/useWasOpen.ts'
import { Coming } from '../Coming/Coming.tsx'
import { readDay } from '../DateField/readDay.ts'
import { Segment } from '../DateField/Segment.tsx'
import { useWholeValue } from '../DateField/useWholeValue.ts'
import type { InputProps } from '../StandIn/InputProps.ts'
import { CalendarOpener } from './CalendarOpener.tsx'
import { dayBox, dayText } from './DatePicker.styles.ts'

const CalendarPanel = lateComponent(async () => (await import('./CalendarPanel.tsx')).CalendarPanel, Coming)

const Control = styled(Group)`
  ${dayBox}
`

const Typed = styled(DateInput)`
  ${dayText}
`

export type DayInputProps = InputProps & {
  today: string
  minValue: string | undefined
  maxValue: string | undefined
  /** Somebody has asked for the calendar before this was here. */
  isOpenFirst: boolean
}

/**
 * What a day is typed into, with a button for the calendar, which comes when it is near: react-aria’s own `DatePicker`
 * brings the calendar along with the field.
 */
export function DayInput({
  value,
  onChange,
  today,
  minValue,
  maxValue,
  isOpenFirst,
  name,
  onBlur,
  ...props
}: DayInputProps) {
  const placeholderValue = readDay(today)
  const options = {
    ...props,
    value: useWholeValue(value, readDay),
    onChange: (next: { toString: () => string } | null) => onChange(next?.toString() ?? ''),
    ...(placeholderValue && { placeholderValue }),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria' as const,
    ...(name !== undefined && { name }),
    ...(onBlur && { onBlur }),
  }
  const state = useDatePickerState(options)
  const control = useRef<HTMLDivElement>(null)
  const picker = useDatePicker(options, state, control)
  const wasOpen = useWasOpen(state.isOpen)
  const { setOpen } = state
  const openFirst = useRef(isOpenFirst)
  useEffect(() => {
    if (openFirst.current) setOpen(true)
    openFirst.current = false
  }, [setOpen])
  return (
    <>
      <Provider
        values={[
          [DateFieldContext, picker.fieldProps],
          [ButtonContext, { ...picker.buttonProps, isPressed: state.isOpen }],
        ]}
      >
        <Control {...picker.groupProps} ref={control} isInvalid={state.isInvalid} isDisabled={props.isDisabled}>
          <Typed>{(segment) => <Segment segment={segment} text={value} onText={onChange} />}</Typed>
          <CalendarOpener />
        </Control>
      </Provider>
      {wasOpen && (
        <CalendarPanel
          state={state}
          triggerRef={control}
          calendarProps={picker.calendarProps}
          dialogProps={picker.dialogProps}
          today={today}
          minValue={minValue}
          maxValue={maxValue}
          {...(!props.isRequired && value !== '' && { onClear: () => onChange('') })}
        />
      )}
    </>
  )
}
