import { type DateFieldProps, DateField } from '../components/DateField/DateField.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { type DatePickerProps, DatePicker } from '../components/DatePicker/DatePicker.tsx'

type FormDateFieldProps<Values> = Omit<DateFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** DateField bound to a field of the enclosing form. */
export function FormDateField<Values = never>({ name, ...props }: FormDateFieldProps<Values>) {
  return <DateField {...props} {...useFormField<string>(name, props.label)} />
}

type FormDatePickerProps<Values> = Omit<DatePickerProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** DatePicker bound to a field of the enclosing form. */
export function FormDatePicker<Values = never>({ name, ...props }: FormDatePickerProps<Values>) {
  return <DatePicker {...props} {...useFormField<string>(name, props.label)} />
}
