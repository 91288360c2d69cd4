import { ReportsScreen } from '@maktab/ui/screens/teacher/ReportsScreen/ReportsScreen'
import { teacher } from '#addresses/teacher.ts'
import { useReportTeaching } from '#data/reportTeaching.ts'
import { useTeacherReportActions, useTeacherReports } from '#data/teacherReports.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function ReportsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go, hrefTo } = useMoves(teacher.reports)
  useReportTeaching()
  const { deleteReport } = useTeacherReportActions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      last={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      getPaperHref={(paper) => hrefTo({ paper })}
      table={useTableInAddress()}
      onDeleteReport={deleteReport}
    />
  )
}
