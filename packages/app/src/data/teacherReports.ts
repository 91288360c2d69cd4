import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { ReportDraft } from '@maktab/ui/screens/teacher/ReportsScreen/report.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useDeleteReport } from './useDeleteReport.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['teacherReports']

/** The reports that the teacher who is signed in has written. */
export function useTeacherReports() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/teacher/get-std-performance', { signal })),
      select: ({ data }) => data,
    }),
    { refused: t`Failed to load student performance data`, unreached: t`Error fetching student performance` },
  )
}

/** What a teacher can do with reports; the list is read again before an action counts as done. */
export function useTeacherReportActions() {
  const { t } = useLingui()
  const attempt = useAttempt([queryKey])
  return {
    saveReport: (body: ReportDraft) =>
      attempt(() => unwrap(client.POST('/student-performance/add-edit', { body })), {
        ...(body.id !== 0 && { done: t`Performance updated successfully` }),
        refused: t`Failed to update performance`,
        unreached: t`Error updating performance`,
      }),
    deleteReport: useDeleteReport(queryKey),
  }
}
