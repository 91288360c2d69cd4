import { type SelectProps, Select } from '../components/Select/Select.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormSelectProps<Values> = Omit<SelectProps, 'selectedId' | 'onSelect' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** A Select of the form around it. */
export function FormSelect<Values = never>({ name, ...props }: FormSelectProps<Values>) {
  const { value, onChange, ...field } = useFormField<string | null>(name, props.label)
  return <Select {...props} {...field} selectedId={value} onSelect={onChange} />
}
