import type { NumberFieldProps } from '../components/NumberField/NumberField.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { useFormField } from './useFormField.ts'

type FormNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A NumberField of the form around it. */
export function FormNumberField({ name, ...props }: FormNumberFieldProps) {
  return <NumberField {...props} {...useFormField<number | null>(name, props.label)} />
}
