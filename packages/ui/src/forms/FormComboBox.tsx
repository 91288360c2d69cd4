import type { ComboBoxProps } from '../components/ComboBox/ComboBox.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { useFormField } from './useFormField.ts'

type FormComboBoxProps = Omit<ComboBoxProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A ComboBox of the form around it. */
export function FormComboBox({ name, ...props }: FormComboBoxProps) {
  return <ComboBox {...props} {...useFormField<string | null>(name, props.label)} />
}
