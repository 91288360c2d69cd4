import { type FocusEvent, useId, useRef, useState } from 'react'
import { useField } from 'react-aria/useField'
import { late } from '#late/late.ts'
import { isWireDay } from '#model/wireDay.ts'
import { Coming } from '../Coming/Coming.tsx'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { FieldTie } from '../Field/FieldTie.tsx'
import { StandInText } from '../StandIn/StandInText.tsx'
import { useStandIn } from '../StandIn/useStandIn.ts'
import { CalendarOpener } from './CalendarOpener.tsx'
import { Box, Filled, Root, Text } from './DatePicker.styles.ts'

const dayInput = late(async () => (await import('./DayInput.tsx')).DayInput)

export type DatePickerProps = FieldTexts & {
  /** `yyyy-MM-dd`; '' for none. While half is typed there are gaps in it (`1990-05-`): no day, but not nothing. */
  value: string
  onChange: (value: string) => void
  /** The school's day of today: it is marked, and the calendar opens there. */
  today: string
  /** The first and the last day that the calendar offers; what is typed the form's rules look after. */
  minValue?: string | undefined
  maxValue?: string | undefined
  name?: string
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  autoComplete?: string
  onBlur?: (event: FocusEvent) => void
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
  name,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  autoFocus = false,
  autoComplete,
  onBlur,
  ...props
}: DatePickerProps) {
  const openerId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isInvalid = Boolean(errorMessage)
  const { fieldProps, ...field } = useField({ label, description, errorMessage, isInvalid, labelElementType: 'span' })
  const labelId = field.labelProps.id
  const standIn = useStandIn(dayInput, place, {
    value,
    onChange,
    isRequired,
    isReadOnly,
    isDisabled,
    isInvalid,
    autoFocus,
    name,
    onBlur,
    'aria-labelledby': labelId,
    'aria-describedby': fieldProps['aria-describedby'],
  })
  const { Input } = standIn
  const forget = () => setIsAsked(false)
  return (
    <Root {...props}>
      <FieldTie
        field={{ ...field, labelProps: { ...field.labelProps, onClick: standIn.focusFirst } }}
        isInvalid={isInvalid}
        labelElement="span"
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <div ref={place}>
          {Input && (
            <Input {...standIn.input} today={today} minValue={minValue} maxValue={maxValue} isOpenFirst={isAsked} />
          )}
          {standIn.isStoodFor && (
            <Box {...standIn.boxProps}>
              <Text>
                <StandInText kind="day" standIn={standIn} autoFocus={autoFocus} />
              </Text>
              <CalendarOpener
                id={openerId}
                aria-labelledby={[openerId, labelId].join(' ')}
                aria-describedby={fieldProps['aria-describedby']}
                aria-haspopup="dialog"
                aria-expanded={isAsked}
                isDisabled={isDisabled || isReadOnly}
                onPress={() => {
                  standIn.comeNear()
                  setIsAsked(true)
                }}
                onBlur={forget}
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && isAsked) forget()
                  else event.continuePropagation()
                }}
              />
            </Box>
          )}
          {isAsked && !Input && <Coming />}
        </div>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </FieldTie>
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
          value={isWireDay(value) ? value : ''}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </Filled>
    </Root>
  )
}
