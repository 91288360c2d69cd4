import { type TextAreaProps, TextArea } from '../components/TextArea/TextArea.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormTextAreaProps<Values> = Omit<TextAreaProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** A TextArea of the form around it. */
export function FormTextArea<Values = never>({ name, ...props }: FormTextAreaProps<Values>) {
  return <TextArea {...props} {...useFormField<string>(name, props.label)} />
}
