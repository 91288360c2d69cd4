import { ReportView, type ReportViewProps } from '@maktab/ui/features/reports/teacher/ReportView'
import { useState } from 'react'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance } from '#features/attendance/attendance.ts'
import { useReportFormOptions, useTeacherReportActions, useTeacherReports } from '../teacherReports.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ReportContainer({ open, prefill }: Pick<ReportViewProps, 'open' | 'prefill'>) {
  const { go } = useNavigateTo(teacher.reports)
  const [classId, setClassId] = useState<number>()
  const { saveReport } = useTeacherReportActions()
  return (
    <ReportView
      reports={useTeacherReports()}
      teaching={useReportFormOptions()}
      attendance={useAttendance(classId)}
      open={open}
      prefill={prefill}
      assignHref={teacher.addStudents.href()}
      onClassChange={setClassId}
      onSaveReport={saveReport}
      onClose={() => go({})}
    />
  )
}
