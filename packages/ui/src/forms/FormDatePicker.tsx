import { type DatePickerProps, DatePicker } from '../components/DatePicker/DatePicker.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormDatePickerProps<Values> = Omit<DatePickerProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A DatePicker of the form around it. */
export function FormDatePicker<Values = never>({ name, ...props }: FormDatePickerProps<Values>) {
  return <DatePicker {...props} {...useFormField<string>(name, props.label)} />
}
