import { type MultiSelectProps, MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormMultiSelectProps<Values> = Omit<MultiSelectProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string[]>
}

/** A MultiSelect of the form around it. */
export function FormMultiSelect<Values = never>({ name, ...props }: FormMultiSelectProps<Values>) {
  return <MultiSelect {...props} {...useFormField<string[]>(name, props.label)} />
}
