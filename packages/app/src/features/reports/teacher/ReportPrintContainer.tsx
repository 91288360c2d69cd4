import { ReportPrintScreen } from '@maktab/ui/features/reports/shared/ReportPrintScreen'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherReports } from '../teacherReports.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ReportPrintContainer({ id }: { id: number }) {
  const { go } = useNavigateTo(teacher.reports)
  return <ReportPrintScreen reports={useTeacherReports()} id={id} onClose={() => go({})} />
}
