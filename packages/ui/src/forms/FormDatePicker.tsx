import type { DatePickerProps } from '../components/DatePicker/DatePicker.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { useFormField } from './useFormField.ts'

type FormDatePickerProps = Omit<DatePickerProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A DatePicker of the form around it. */
export function FormDatePicker({ name, ...props }: FormDatePickerProps) {
  return <DatePicker {...props} {...useFormField<string>(name, props.label)} />
}
