import {
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
  NumberField as AriaNumberField,
} from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'

const Root = styled(AriaNumberField)`
  ${fieldLayout}
`

const Control = styled(Input)`
  ${controlLook}
  font-variant-numeric: tabular-nums;
`

export type NumberFieldProps = FieldTexts &
  Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'value' | 'onChange'> & {
    /** Null while nothing is typed. */
    value?: number | null
    onChange?: (value: number | null) => void
  }

/** A number, shown the way the language writes it; the arrow keys step. */
export function NumberField({ label, description, errorMessage, value, onChange, ...props }: NumberFieldProps) {
  return (
    <Root
      {...props}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control dir="ltr" />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  )
}
