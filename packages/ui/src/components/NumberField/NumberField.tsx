import {
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
  NumberField as AriaNumberField,
} from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'

const Root = styled(AriaNumberField)`
  ${fieldLayout}
`

const Control = styled(Input)`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`

/** Equations and numbers are left to right in every language. */
const Equation = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: center;
  white-space: nowrap;
`

export type NumberFieldProps = FieldTextProps &
  Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'value' | 'onChange'> & {
    /** Null if empty. */
    value?: number | null
    onChange?: (value: number | null) => void
    /** Text before and after the number in an equation: “1 USD =” and “PKR”. */
    equation?: readonly [before: string, after: string]
  }

/** Localized number input; the arrow keys step. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  equation,
  ...props
}: NumberFieldProps) {
  return (
    <Root
      {...props}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {equation ? (
        <Equation dir="ltr">
          <span>{equation[0]}</span>
          <Control dir="ltr" />
          <span>{equation[1]}</span>
        </Equation>
      ) : (
        <Control dir="ltr" />
      )}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
