import type { TextFieldProps } from '../components/TextField/TextField.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { useFormField } from './useFormField.ts'

type FormTextFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A TextField of the form around it. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  return <TextField {...props} {...useFormField<string>(name, props.label)} />
}
