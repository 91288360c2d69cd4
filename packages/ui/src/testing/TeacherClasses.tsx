import type { ComponentProps } from 'react'
import { ClassView } from '#screens/teacher/ClassesScreen/ClassView.tsx'
import { ClassesScreen } from '#screens/teacher/ClassesScreen/ClassesScreen.tsx'

type Open = 'new' | number | undefined
type TeacherClassesProps = Omit<ComponentProps<typeof ClassesScreen>, 'onOpen'> &
  Omit<ComponentProps<typeof ClassView>, 'open' | 'onClose'> & { open: Open; onOpen: (open: Open) => void }

/** The list of classes and the form that opens from it, as their page shows them. */
export function TeacherClasses({ open, ...props }: TeacherClassesProps) {
  if (open === undefined) return <ClassesScreen {...props} />
  return <ClassView {...props} open={open} onClose={() => props.onOpen(undefined)} />
}
