import type { MultiSelectProps } from '../components/MultiSelect/MultiSelect.tsx'
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'
import { useFormField } from './useFormField.ts'

type FormMultiSelectProps = Omit<MultiSelectProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A MultiSelect of the form around it. */
export function FormMultiSelect({ name, ...props }: FormMultiSelectProps) {
  return <MultiSelect {...props} {...useFormField<string[]>(name, props.label)} />
}
