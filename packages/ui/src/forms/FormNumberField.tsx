import { type NumberFieldProps, NumberField } from '../components/NumberField/NumberField.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'

type FormNumberFieldProps<Values> = Omit<NumberFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, number | null>
}

/** NumberField bound to a field of the enclosing form. */
export function FormNumberField<Values = never>({ name, ...props }: FormNumberFieldProps<Values>) {
  return <NumberField {...props} {...useFormField<number | null>(name, props.label)} />
}
