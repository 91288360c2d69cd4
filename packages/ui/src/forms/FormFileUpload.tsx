import type { FileUploadProps } from '../components/FileUpload/FileUpload.tsx'
import { FileUpload } from '../components/FileUpload/FileUpload.tsx'
import { useFormField } from './useFormField.ts'

type FormFileUploadProps = Omit<FileUploadProps, 'value' | 'onChange' | 'errorMessage' | 'isReadOnly'> & {
  name: string
}

/** A FileUpload of the form around it. */
export function FormFileUpload({ name, ...props }: FormFileUploadProps) {
  const { name: _, onBlur: __, ...field } = useFormField<File | null>(name, props.label)
  return <FileUpload {...props} {...field} />
}
