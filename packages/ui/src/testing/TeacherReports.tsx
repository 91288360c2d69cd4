import type { ComponentProps } from 'react'
import { ReportsScreen } from '#screens/teacher/ReportsScreen/ReportsScreen.tsx'
import { ReportView } from '#screens/teacher/ReportsScreen/ReportView.tsx'

type Open = 'new' | number | undefined
type TeacherReportsProps = Omit<ComponentProps<typeof ReportsScreen>, 'onOpen'> &
  Omit<ComponentProps<typeof ReportView>, 'open' | 'onClose'> & { open: Open; onOpen: (open: Open) => void }

/** The list of reports and the form that opens from it, as their page shows them. */
export function TeacherReports({ open, ...props }: TeacherReportsProps) {
  if (open === undefined) return <ReportsScreen {...props} />
  return <ReportView {...props} open={open} onClose={() => props.onOpen(undefined)} />
}
