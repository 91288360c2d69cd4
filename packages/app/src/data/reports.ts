import type { ReportDraft } from '@maktab/ui/screens/admin/ReportsScreen/report.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

/** The performance reports of all teachers. */
export function useReports() {
  return useRead('listReports', { select: ({ data }) => data })
}

/** What can be done with any teacher’s report. */
export function useReportActions() {
  const act = useAct()
  return {
    editReport: (body: ReportDraft) => act('editReport', { body }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
