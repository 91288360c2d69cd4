import type { RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { useFormField } from './useFormField.ts'

type FormRadioGroupProps = Omit<RadioGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A RadioGroup of the form around it. */
export function FormRadioGroup({ name, ...props }: FormRadioGroupProps) {
  return <RadioGroup {...props} {...useFormField<string | null>(name, props.label)} />
}
