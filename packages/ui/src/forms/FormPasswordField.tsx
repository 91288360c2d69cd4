import type { PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { useFormField } from './useFormField.ts'

type FormPasswordFieldProps = Omit<PasswordFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: string
}

/** A PasswordField of the form around it. */
export function FormPasswordField({ name, ...props }: FormPasswordFieldProps) {
  return <PasswordField {...props} {...useFormField<string>(name, props.label)} />
}
