import { ReportView } from '@maktab/ui/screens/admin/ReportsScreen/ReportView'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#data/courses.ts'
import { useReportActions } from '#data/reports.ts'
import { useFound } from '#lists/useFound.ts'
import { useRecords } from '#lists/useRecords.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** What the form offers is asked for here, and not for the list. */
export function ReportContainer({ id }: { id: number }) {
  const { go } = useMoves(admin.reports)
  const { editReport } = useReportActions()
  return (
    <ReportView
      reports={useRecords('listReports', [id])}
      id={id}
      students={useFound('listStudents')}
      teachers={useFound('listTeachers')}
      classes={useFound('listAllClasses')}
      courses={useCourses()}
      onEditReport={editReport}
      onClose={() => go({})}
    />
  )
}
