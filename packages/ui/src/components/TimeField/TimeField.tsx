import { type FocusEvent, useRef } from 'react'
import { useField } from 'react-aria/useField'
import { styled } from 'styled-components'
import { late } from '#late/late.ts'
import { fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { FieldTie } from '../Field/FieldTie.tsx'
import { StandInText } from '../StandIn/StandInText.tsx'
import { useStandIn } from '../StandIn/useStandIn.ts'
import { timeBox } from './TimeField.styles.ts'
import { UsualTimes } from './UsualTimes.tsx'
import { type UsualTime, halfHours } from './usualTimes.ts'

const timeInput = late(async () => (await import('./TimeInput.tsx')).TimeInput)

const Root = styled.div`
  ${fieldLayout}
`

const Row = styled.div`
  display: grid;
  position: relative;
`

const Box = styled.div`
  ${timeBox}
`

export type TimeFieldProps = FieldTexts & {
  /** `HH:mm`; '' for none. While half is typed there is a gap in it (`16:`): no time, but not nothing. */
  value: string
  onChange: (value: string) => void
  /** What can be chosen instead of typed; every half hour of the day. */
  usual?: readonly UsualTime[]
  name?: string
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  onBlur?: (event: FocusEvent) => void
}

const ALL_DAY = halfHours()

/** A time by the school's clocks, of 24 hours in every language; it is typed, stepped with arrow keys, or chosen. */
export function TimeField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  usual = ALL_DAY,
  name,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  autoFocus = false,
  onBlur,
  ...props
}: TimeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const isInvalid = Boolean(errorMessage)
  const { fieldProps, ...field } = useField({ label, description, errorMessage, isInvalid, labelElementType: 'span' })
  const standIn = useStandIn(timeInput, place, {
    value,
    onChange,
    isRequired,
    isReadOnly,
    isDisabled,
    isInvalid,
    autoFocus,
    name,
    onBlur,
    'aria-labelledby': field.labelProps.id,
    'aria-describedby': fieldProps['aria-describedby'],
  })
  const { Input } = standIn
  return (
    <Root
      {...props}
      {...(isInvalid && { 'data-invalid': true })}
      {...(isRequired && { 'data-required': true })}
      {...(isDisabled && { 'data-disabled': true })}
    >
      <FieldTie
        field={{ ...field, labelProps: { ...field.labelProps, onClick: standIn.focusFirst } }}
        isInvalid={isInvalid}
        labelElement="span"
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Row ref={place}>
          {Input && <Input {...standIn.input} />}
          {standIn.isStoodFor && (
            <Box {...standIn.boxProps}>
              <StandInText kind="time" standIn={standIn} autoFocus={autoFocus} />
            </Box>
          )}
          {!isReadOnly && (
            <UsualTimes of={label} times={usual} value={value} onChoose={onChange} isDisabled={isDisabled} />
          )}
        </Row>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </FieldTie>
    </Root>
  )
}
