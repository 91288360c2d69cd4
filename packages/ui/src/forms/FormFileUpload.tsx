import { type FileUploadProps, FileUpload } from '../components/FileUpload/FileUpload.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'
import { useReceiptUpload } from './useReceiptUpload.ts'

type FormFileUploadProps<Values> = Omit<
  FileUploadProps,
  'value' | 'onChange' | 'errorMessage' | 'isReadOnly' | 'isReceipt' | 'upload'
> & {
  name: FieldPath<Values, File | null>
  /** By what a receipt is found again on the device: what it pays for. One that has it goes out as soon as it is chosen. */
  storageKey?: string
}

/** A FileUpload of the form around it; of a receipt, which its name says it is, where it has a name for it. */
export function FormFileUpload<Values = never>({ name, storageKey, ...props }: FormFileUploadProps<Values>) {
  const { name: _, onBlur: __, onChange, value, ...field } = useFormField<File | null>(name, props.label)
  const sending = useReceiptUpload(storageKey, { value, onChange })
  return <FileUpload {...props} {...field} {...sending} value={value} isReceipt={name.includes('receipt')} />
}
