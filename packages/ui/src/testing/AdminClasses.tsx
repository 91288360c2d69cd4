import type { ComponentProps } from 'react'
import { ClassesScreen } from '#screens/admin/ClassesScreen/ClassesScreen.tsx'
import { EditClass } from '#screens/admin/ClassesScreen/EditClass.tsx'

type AdminClassesProps = Omit<ComponentProps<typeof ClassesScreen>, 'onOpen'> &
  Omit<ComponentProps<typeof EditClass>, 'id' | 'onClose'> & {
    open: number | undefined
    onOpen: (id: number | undefined) => void
  }

/** The list of classes and the form that opens from it, as their page shows them. */
export function AdminClasses({ open, ...props }: AdminClassesProps) {
  if (open === undefined) return <ClassesScreen {...props} />
  return <EditClass {...props} id={open} onClose={() => props.onOpen(undefined)} />
}
