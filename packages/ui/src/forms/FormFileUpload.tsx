import { type FileUploadProps, FileUpload } from '../components/FileUpload/FileUpload.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'
import { useReceiptUpload } from './useReceiptUpload.ts'

type FormFileUploadProps<Values> = Omit<
  FileUploadProps,
  'value' | 'onChange' | 'errorMessage' | 'isReadOnly' | 'upload'
> & {
  name: FieldPath<Values, File | null>
  /** By what a receipt is found again on the device, where its name may become another’s: in a list of blocks. */
  keptAs?: string
}

/** A FileUpload of the form around it. A receipt, which its name says it is, goes out as soon as it is chosen. */
export function FormFileUpload<Values = never>({ name, keptAs = name, ...props }: FormFileUploadProps<Values>) {
  const { name: _, onBlur: __, onChange, value, ...field } = useFormField<File | null>(name, props.label)
  const { kind = name.includes('receipt') ? 'receipt' : 'picture' } = props
  const sending = useReceiptUpload(kind === 'receipt' ? keptAs : undefined, { value, onChange })
  return <FileUpload {...props} {...field} {...sending} value={value} kind={kind} />
}
