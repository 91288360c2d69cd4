import type { CheckboxGroupProps } from '../components/CheckboxGroup/CheckboxGroup.tsx'
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx'
import { useFormField } from './useFormField.ts'

type FormCheckboxGroupProps = Omit<CheckboxGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: string
}

/** A CheckboxGroup of the form around it. */
export function FormCheckboxGroup({ name, ...props }: FormCheckboxGroupProps) {
  return <CheckboxGroup {...props} {...useFormField<string[]>(name, props.label)} />
}
