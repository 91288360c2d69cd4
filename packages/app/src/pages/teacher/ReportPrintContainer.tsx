import { ReportPrintScreen } from '@maktab/ui/screens/shared/ReportPrintScreen/ReportPrintScreen'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherReports } from '#data/teacherReports.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'

/** The paper of a report that the teacher wrote. */
export function ReportPrintContainer({ id }: { id: number }) {
  const { go } = useNavigateTo(teacher.reports)
  return <ReportPrintScreen reports={useTeacherReports()} id={id} onClose={() => go({})} />
}
