import { type TextFieldProps, TextField } from '../components/TextField/TextField.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { type TextAreaProps, TextArea } from '../components/TextArea/TextArea.tsx'
import { type PasswordFieldProps, PasswordField } from '../components/PasswordField/PasswordField.tsx'

type FormTextFieldProps<Values> = Omit<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** TextField bound to a field of the enclosing form. */
export function FormTextField<Values = never>({ name, ...props }: FormTextFieldProps<Values>) {
  return <TextField {...props} {...useFormField<string>(name, props.label)} />
}

type FormTextAreaProps<Values> = Omit<TextAreaProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** TextArea bound to a field of the enclosing form. */
export function FormTextArea<Values = never>({ name, ...props }: FormTextAreaProps<Values>) {
  return <TextArea {...props} {...useFormField<string>(name, props.label)} />
}

type FormPasswordFieldProps<Values> = Omit<PasswordFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** PasswordField bound to a field of the enclosing form. */
export function FormPasswordField<Values = never>({ name, ...props }: FormPasswordFieldProps<Values>) {
  return <PasswordField {...props} {...useFormField<string>(name, props.label)} />
}
