import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { useDatePicker } from 'react-aria/useDatePicker'
import { ButtonContext } from 'react-aria-components/Button'
import { DateFieldContext } from 'react-aria-components/DateField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { GroupContext } from 'react-aria-components/Group'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { useDatePickerState } from 'react-stately/useDatePickerState'
import { lateComponent } from '#late/lateComponent.tsx'
import { useWasOpen } from '#late/useWasOpen.ts'
import { Coming } from '../Coming/Coming.tsx'
import type { DateFieldProps } from '../DateField/DateField.tsx'
import { Opener } from '../DateField/Opener.ts'
import { readDay } from '../DateField/readDay.ts'
import { Segment } from '../DateField/Segment.tsx'
import { useWholeValue } from '../DateField/useWholeValue.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { Control, Filled, Root, Typed } from './DatePicker.styles.ts'

const CalendarPanel = lateComponent(async () => (await import('./CalendarPanel.tsx')).CalendarPanel, Coming)

export type DatePickerProps = DateFieldProps & {
  /** The school's day of today: it is marked, and the calendar opens there. */
  today: string
  /** The first and the last day that the calendar offers; what is typed the form's rules look after. */
  minValue?: string | undefined
  maxValue?: string | undefined
}

/**
 * A day that one types or chooses from a calendar, which comes when it is near: react-aria’s own `DatePicker` brings
 * the calendar along with the field.
 */
export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  today,
  minValue,
  maxValue,
  name,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  autoFocus = false,
  autoComplete,
  onBlur,
  ...props
}: DatePickerProps) {
  const { t } = useLingui()
  const placeholderValue = readDay(today)
  const options = {
    label,
    value: useWholeValue(value, readDay),
    onChange: (next: { toString: () => string } | null) => onChange(next?.toString() ?? ''),
    ...(placeholderValue && { placeholderValue }),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria' as const,
    isInvalid: Boolean(errorMessage),
    isRequired,
    isReadOnly,
    isDisabled,
    autoFocus,
    ...(name !== undefined && { name }),
    ...(onBlur && { onBlur }),
  }
  const state = useDatePickerState(options)
  const control = useRef<HTMLDivElement>(null)
  const picker = useDatePicker(options, state, control)
  const { isInvalid, validationErrors, validationDetails } = picker
  const wasOpen = useWasOpen(state.isOpen)
  return (
    <Root {...props}>
      <Provider
        values={[
          [LabelContext, { ...picker.labelProps, elementType: 'span' }],
          [GroupContext, { ...picker.groupProps, ref: control, isInvalid: state.isInvalid }],
          [DateFieldContext, picker.fieldProps],
          [ButtonContext, { ...picker.buttonProps, isPressed: state.isOpen }],
          [TextContext, { slots: { description: picker.descriptionProps, errorMessage: picker.errorMessageProps } }],
          [FieldErrorContext, { isInvalid, validationErrors, validationDetails }],
        ]}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Control>
          <Typed>{(segment) => <Segment segment={segment} text={value} onText={onChange} />}</Typed>
          <Opener aria-label={t`Choose from a calendar`}>
            <CalendarDays aria-hidden />
          </Opener>
        </Control>
        <FieldNotes description={description} errorMessage={errorMessage} />
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
          {...(!isRequired && value !== '' && { onClear: () => onChange('') })}
        />
      )}
      {/* What the browser fills in by itself. */}
      <Filled aria-hidden data-react-aria-prevent-focus data-a11y-ignore="aria-hidden-focus">
        <input
          type="date"
          tabIndex={-1}
          // None of a form that is sent as it is.
          form=""
          name={name}
          autoComplete={autoComplete}
          disabled={isDisabled}
          value={state.value?.toString() ?? ''}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </Filled>
    </Root>
  )
}
