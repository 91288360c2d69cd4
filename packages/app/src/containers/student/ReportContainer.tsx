import { ReportScreen } from '@maktab/ui/screens/student/ReportScreen/ReportScreen'
import { useLocation } from 'wouter'
import { useStudentReport } from '../../data/studentReports.ts'
import { paths } from '../../paths.ts'

type ReportContainerProps = {
  classId: number
  /** The list of classes that it was opened from. */
  from: number | 'all'
}

export function ReportContainer({ classId, from }: ReportContainerProps) {
  const [, navigate] = useLocation()
  return <ReportScreen report={useStudentReport(classId)} onClose={() => navigate(paths.studentClasses(from))} />
}
