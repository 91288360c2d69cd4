import type { SelectProps } from '../components/Select/Select.tsx'
import { Select } from '../components/Select/Select.tsx'
import { useFormField } from './useFormField.ts'

type FormSelectProps = Omit<SelectProps, 'selectedId' | 'onSelect' | 'errorMessage' | 'name'> & { name: string }

/** A Select of the form around it. */
export function FormSelect({ name, ...props }: FormSelectProps) {
  const { value, onChange, ...field } = useFormField<string | null>(name, props.label)
  return <Select {...props} {...field} selectedId={value} onSelect={onChange} />
}
