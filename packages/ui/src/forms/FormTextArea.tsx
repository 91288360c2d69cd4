import type { TextAreaProps } from '../components/TextArea/TextArea.tsx'
import { TextArea } from '../components/TextArea/TextArea.tsx'
import { useFormField } from './useFormField.ts'

type FormTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & { name: string }

/** A TextArea of the form around it. */
export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  return <TextArea {...props} {...useFormField<string>(name, props.label)} />
}
