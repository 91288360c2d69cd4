import { type FileUploadProps, FileUpload } from '../components/FileUpload/FileUpload.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type UploadState, ReceiptUploaderContext } from '../providers/ReceiptUploaderContext.ts'

type FileFieldState = { value: File | null; onChange: (file: File | null) => void }

const subscribeToNothing = () => () => undefined

/**
 * Uploads a chosen receipt immediately and restores it after a reload. Without a storage key, or without an uploader in
 * the app, the field behaves as usual.
 */
function useReceiptUpload(storageKey: string | undefined, { value, onChange }: FileFieldState) {
  const getUploads = useContext(ReceiptUploaderContext)
  const [uploads, setUploads] = useState<ReceiptUploaderContext>()
  const restoreFile = useEffectEvent((file: File | undefined) => {
    if (file && value === null) onChange(file)
  })
  useEffect(() => {
    if (storageKey === undefined || !getUploads) return undefined
    let isCancelled = false
    const open = async () => {
      const loaded = await getUploads()
      if (isCancelled) return
      setUploads(loaded)
      const stored = await loaded.restore(storageKey)
      if (!isCancelled) restoreFile(stored)
    }
    void open()
    return () => {
      isCancelled = true
    }
  }, [getUploads, storageKey])
  // Also covers files that weren't chosen here: after a block moved up, or from initial values.
  useEffect(() => {
    if (storageKey !== undefined && value) uploads?.setFile(storageKey, value)
  }, [uploads, storageKey, value])
  const upload = useSyncExternalStore<UploadState | undefined>(uploads?.subscribe ?? subscribeToNothing, () =>
    value ? uploads?.getState(value) : undefined,
  )
  return {
    upload,
    onChange: (file: File | null) => {
      if (file === null && storageKey !== undefined) uploads?.setFile(storageKey, null)
      onChange(file)
    },
  }
}

type FormFileUploadProps<Values> = Omit<
  FileUploadProps,
  'value' | 'onChange' | 'errorMessage' | 'isReadOnly' | 'isReceipt' | 'upload'
> & {
  name: FieldPath<Values, File | null>
  /**
   * Identifies a receipt on the device by its course, event or fee. With a key, the receipt is uploaded as soon as it
   * is chosen.
   */
  storageKey?: string
}

/** FileUpload bound to a field of the enclosing form. A field whose name contains “receipt” is a receipt upload. */
export function FormFileUpload<Values = never>({ name, storageKey, ...props }: FormFileUploadProps<Values>) {
  const { name: _, onBlur: __, onChange, value, ...field } = useFormField<File | null>(name, props.label)
  const upload = useReceiptUpload(storageKey, { value, onChange })
  return <FileUpload {...props} {...field} {...upload} value={value} isReceipt={name.includes('receipt')} />
}
