import { useState } from 'react'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'

/** For stories: keeps the chosen file, as a form does. */
export function ControlledFileUpload(props: FileUploadProps) {
  const [value, setValue] = useState(props.value)
  return (
    <FileUpload
      {...props}
      value={value}
      onChange={(file) => {
        setValue(file)
        props.onChange(file)
      }}
    />
  )
}
