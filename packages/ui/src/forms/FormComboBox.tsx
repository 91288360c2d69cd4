import { type ComboBoxProps, ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { type MultiSelectProps, MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'

type FormComboBoxProps<Values> = Omit<ComboBoxProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** ComboBox bound to a field of the enclosing form. */
export function FormComboBox<Values = never>({ name, ...props }: FormComboBoxProps<Values>) {
  return <ComboBox {...props} {...useFormField<string | null>(name, props.label)} />
}

type FormMultiSelectProps<Values> = Omit<MultiSelectProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string[]>
}

/** MultiSelect bound to a field of the enclosing form. */
export function FormMultiSelect<Values = never>({ name, ...props }: FormMultiSelectProps<Values>) {
  return <MultiSelect {...props} {...useFormField<string[]>(name, props.label)} />
}
