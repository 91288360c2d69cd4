import { type TextFieldProps, TextField } from '../components/TextField/TextField.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormTextFieldProps<Values> = Omit<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A TextField of the form around it. */
export function FormTextField<Values = never>({ name, ...props }: FormTextFieldProps<Values>) {
  return <TextField {...props} {...useFormField<string>(name, props.label)} />
}
