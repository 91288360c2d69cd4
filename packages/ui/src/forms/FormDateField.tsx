import type { DateFieldProps } from '../components/DateField/DateField.tsx'
import { DateField } from '../components/DateField/DateField.tsx'
import { useFormField } from './useFormField.ts'

type FormDateFieldProps = Omit<DateFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A DateField of the form around it. */
export function FormDateField({ name, ...props }: FormDateFieldProps) {
  return <DateField {...props} {...useFormField<string>(name, props.label)} />
}
