import { type TimeFieldProps, TimeField } from '../components/TimeField/TimeField.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormTimeFieldProps<Values> = Omit<TimeFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A TimeField of the form around it. */
export function FormTimeField<Values = never>({ name, ...props }: FormTimeFieldProps<Values>) {
  return <TimeField {...props} {...useFormField<string>(name, props.label)} />
}
