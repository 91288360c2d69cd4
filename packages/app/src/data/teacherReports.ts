import type { ReportDraft } from '@maktab/ui/screens/teacher/ReportsScreen/report.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

/** The reports that the teacher who is signed in has written. */
export function useTeacherReports() {
  return useRead('listTeacherReports', { select: ({ data }) => data })
}

/** What a teacher can do with reports. */
export function useTeacherReportActions() {
  const act = useAct()
  return {
    saveReport: (body: ReportDraft) =>
      act('saveReport', { body }, { says: body.id === 0 ? 'newReport' : 'saveReport' }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
