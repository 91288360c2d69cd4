import { ReportPaperScreen } from '@maktab/ui/screens/shared/ReportPaperScreen/ReportPaperScreen'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherReports } from '#data/teacherReports.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** The paper of a report that the teacher wrote. */
export function ReportPaperContainer({ id }: { id: number }) {
  const { go } = useMoves(teacher.reports)
  return <ReportPaperScreen reports={useTeacherReports()} id={id} onClose={() => go({})} />
}
