import { type FileUploadProps, FileUpload } from '../components/FileUpload/FileUpload.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type UploadState, ReceiptUploaderContext } from '../providers/ReceiptUploaderContext.ts'

type Chosen = { value: File | null; onChange: (file: File | null) => void }

const nothing = () => () => undefined

/**
 * Has what is chosen for a field sent at once, and gives back what was chosen before the form was loaded anew. Without a
 * name for it, or where the app sends nothing beforehand, it is an ordinary field.
 */
function useReceiptUpload(keptAs: string | undefined, { value, onChange }: Chosen) {
  const bring = useContext(ReceiptUploaderContext)
  const [uploads, setUploads] = useState<ReceiptUploaderContext>()
  const giveBack = useEffectEvent((file: File | undefined) => {
    if (file && value === null) onChange(file)
  })
  useEffect(() => {
    if (keptAs === undefined || !bring) return undefined
    let isOver = false
    const open = async () => {
      const brought = await bring()
      if (isOver) return
      setUploads(brought)
      const kept = await brought.restore(keptAs)
      if (!isOver) giveBack(kept)
    }
    void open()
    return () => {
      isOver = true
    }
  }, [bring, keptAs])
  // Also what came here by other ways: a block that moved up, a form that was opened with it.
  useEffect(() => {
    if (keptAs !== undefined && value) uploads?.setFile(keptAs, value)
  }, [uploads, keptAs, value])
  const upload = useSyncExternalStore<UploadState | undefined>(uploads?.subscribe ?? nothing, () =>
    value ? uploads?.getState(value) : undefined,
  )
  return {
    upload,
    onChange: (file: File | null) => {
      if (file === null && keptAs !== undefined) uploads?.setFile(keptAs, null)
      onChange(file)
    },
  }
}

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
