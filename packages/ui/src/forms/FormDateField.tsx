import { type DateFieldProps, DateField } from '../components/DateField/DateField.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormDateFieldProps<Values> = Omit<DateFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A DateField of the form around it. */
export function FormDateField<Values = never>({ name, ...props }: FormDateFieldProps<Values>) {
  return <DateField {...props} {...useFormField<string>(name, props.label)} />
}
