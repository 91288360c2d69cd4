import type { ComponentProps } from 'react'
import { useState } from 'react'
import { ClassesScreen } from './ClassesScreen.tsx'

/** The address keeps which form is open; here the story does. */
export function KeptForm({ form, onFormChange, ...props }: ComponentProps<typeof ClassesScreen>) {
  const [open, setOpen] = useState(form)
  return (
    <ClassesScreen
      {...props}
      form={open}
      onFormChange={(next) => {
        onFormChange(next)
        setOpen(next)
      }}
    />
  )
}
