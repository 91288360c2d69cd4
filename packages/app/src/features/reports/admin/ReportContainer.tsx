import { ReportView } from '@maktab/ui/features/reports/admin/ReportView'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useReportActions } from '../reports.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ReportContainer({ id }: { id: number }) {
  const { go } = useNavigateTo(admin.reports)
  const { editReport } = useReportActions()
  return (
    <ReportView
      reports={useRecordsById('listReports', [id])}
      id={id}
      students={useRemoteOptions('listStudents')}
      teachers={useRemoteOptions('listTeachers')}
      classes={useRemoteOptions('listAllClasses')}
      courses={useCourses()}
      onEditReport={editReport}
      onClose={() => go({})}
    />
  )
}
