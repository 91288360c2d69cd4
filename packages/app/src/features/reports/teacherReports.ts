import type { ReportDraft } from '@maktab/ui/features/reports/teacher/report.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** The reports that the teacher who is signed in has written. */
export function useTeacherReports() {
  return useApiQuery('listTeacherReports', { select: ({ data }) => data })
}

/** What a teacher can do with reports. */
export function useTeacherReportActions() {
  const act = useApiMutation()
  return {
    saveReport: (body: ReportDraft) =>
      act('saveReport', { body }, { messageKey: body.id === 0 ? 'newReport' : 'saveReport' }),
    deleteReport: (id: number) => act('deleteReport', { params: { id } }),
  }
}
