import type { TimeFieldProps } from '../components/TimeField/TimeField.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'
import { useFormField } from './useFormField.ts'

type FormTimeFieldProps = Omit<TimeFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A TimeField of the form around it. */
export function FormTimeField({ name, ...props }: FormTimeFieldProps) {
  return <TimeField {...props} {...useFormField<string>(name, props.label)} />
}
