import { ReportsScreen } from '@maktab/ui/features/reports/teacher/ReportsScreen'
import { teacher } from '#addresses/teacher.ts'
import { useReportFormOptions } from '#features/reports/reportFormOptions.ts'
import { useTeacherReportActions, useTeacherReports } from '#features/reports/teacherReports.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function ReportsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go, hrefTo } = useNavigateTo(teacher.reports)
  useReportFormOptions()
  const { deleteReport } = useTeacherReportActions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      restoreFocusTo={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      getPaperHref={(paper) => hrefTo({ paper })}
      table={useTableSearchParams()}
      onDeleteReport={deleteReport}
    />
  )
}
