import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { ReportDraft } from '@maktab/ui/screens/admin/ReportsScreen/report.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useDeleteReport } from './useDeleteReport.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['reports']

/** The performance reports of all teachers. */
export function useReports() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/student-performance/get', { signal })),
      select: ({ data }) => data,
    }),
    { refused: t`Failed to load student performance data`, unreached: t`Error fetching student performance` },
  )
}

/** What can be done with any teacher’s report; the list is read again before an action counts as done. */
export function useReportActions() {
  const { t } = useLingui()
  const attempt = useAttempt([queryKey])
  return {
    editReport: (body: ReportDraft) =>
      attempt(() => unwrap(client.PUT('/student-performance/edit', { body })), {
        done: t`Performance updated successfully`,
        refused: t`Failed to update performance`,
        unreached: t`Error updating performance`,
      }),
    deleteReport: useDeleteReport(queryKey),
  }
}
