import type { ReportDraft } from '@maktab/ui/screens/admin/ReportsScreen/report.schema'
import { useAct } from '../calls/useAct.ts'

/** What can be done with any teacher’s report. */
export function useReportActions() {
  const act = useAct()
  return {
    editReport: (body: ReportDraft) => act('editReport', { body }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
