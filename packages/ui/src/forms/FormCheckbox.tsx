import { useId } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { tokens } from '../theme/tokens.ts'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

const ErrorText = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

/** A Checkbox of the form around it. */
export function FormCheckbox<Values = never>({ name, label }: { name: FieldPath<Values, boolean>; label: string }) {
  const { value, onChange, errorMessage, 'data-field': field, ...props } = useFormField<boolean>(name, label)
  const errorId = useId()
  const isInvalid = errorMessage !== undefined
  return (
    <div data-field={field} {...(isInvalid && { 'data-invalid': true })}>
      <Checkbox
        {...props}
        isSelected={value}
        onChange={onChange}
        isInvalid={isInvalid}
        {...(isInvalid && { 'aria-describedby': errorId })}
      >
        {label}
      </Checkbox>
      {isInvalid && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </div>
  )
}
