import type { ReportDraft } from '@maktab/ui/screens/admin/ReportsScreen/report.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

/** The performance reports of all teachers; where they aren’t always needed, they are asked for only then. */
export function useReports(isNeeded = true) {
  return useRead('listReports', { select: ({ data }) => data, enabled: isNeeded })
}

/** What can be done with any teacher’s report. */
export function useReportActions() {
  const act = useAct()
  return {
    editReport: (body: ReportDraft) => act('editReport', { body }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
