import { type PasswordFieldProps, PasswordField } from '../components/PasswordField/PasswordField.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormPasswordFieldProps<Values> = Omit<PasswordFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A PasswordField of the form around it. */
export function FormPasswordField<Values = never>({ name, ...props }: FormPasswordFieldProps<Values>) {
  return <PasswordField {...props} {...useFormField<string>(name, props.label)} />
}
