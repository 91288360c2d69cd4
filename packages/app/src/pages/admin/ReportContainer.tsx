import { ReportView } from '@maktab/ui/screens/admin/ReportsScreen/ReportView'
import { admin } from '#addresses/admin.ts'
import { useAllClasses } from '#data/allClasses.ts'
import { useCourses } from '#data/courses.ts'
import { useReportActions, useReports } from '#data/reports.ts'
import { useStudents } from '#data/students.ts'
import { useTeachers } from '#data/teachers.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** What the form offers is asked for here, and not for the list. */
export function ReportContainer({ id }: { id: number }) {
  const { go } = useMoves(admin.reports)
  const { editReport } = useReportActions()
  return (
    <ReportView
      reports={useReports()}
      id={id}
      students={useStudents()}
      teachers={useTeachers()}
      classes={useAllClasses()}
      courses={useCourses()}
      onEditReport={editReport}
      onClose={() => go({})}
    />
  )
}
