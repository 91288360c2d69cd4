import { type RadioGroupProps, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormRadioGroupProps<Values> = Omit<RadioGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** A RadioGroup of the form around it. */
export function FormRadioGroup<Values = never>({ name, ...props }: FormRadioGroupProps<Values>) {
  return <RadioGroup {...props} {...useFormField<string | null>(name, props.label)} />
}
