import type { ReportDraft } from '@maktab/ui/features/reports/admin/report.schema'
import { useApiMutation } from '#api/useApiMutation.ts'

/** What can be done with any teacher’s report. */
export function useReportActions() {
  const act = useApiMutation()
  return {
    editReport: (body: ReportDraft) => act('editReport', { body }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
