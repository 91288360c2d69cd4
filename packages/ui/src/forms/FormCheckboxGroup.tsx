import { type CheckboxGroupProps, CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormCheckboxGroupProps<Values> = Omit<CheckboxGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string[]>
}

/** A CheckboxGroup of the form around it. */
export function FormCheckboxGroup<Values = never>({ name, ...props }: FormCheckboxGroupProps<Values>) {
  return <CheckboxGroup {...props} {...useFormField<string[]>(name, props.label)} />
}
