import { type FileUploadProps, FileUpload } from '../components/FileUpload/FileUpload.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormFileUploadProps<Values> = Omit<FileUploadProps, 'value' | 'onChange' | 'errorMessage' | 'isReadOnly'> & {
  name: FieldPath<Values, File | null>
}

/** A FileUpload of the form around it. */
export function FormFileUpload<Values = never>({ name, ...props }: FormFileUploadProps<Values>) {
  const { name: _, onBlur: __, ...field } = useFormField<File | null>(name, props.label)
  return <FileUpload {...props} {...field} />
}
