import { type ComboBoxProps, ComboBox } from '../components/ComboBox/ComboBox.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormComboBoxProps<Values> = Omit<ComboBoxProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** A ComboBox of the form around it. */
export function FormComboBox<Values = never>({ name, ...props }: FormComboBoxProps<Values>) {
  return <ComboBox {...props} {...useFormField<string | null>(name, props.label)} />
}
