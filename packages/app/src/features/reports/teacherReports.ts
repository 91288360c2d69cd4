import type { ReportDraft } from '@maktab/ui/features/reports/teacher/report.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useClassAssignments, useTeacherClasses } from '../classes/teacherClasses.ts'
import { useTeacherAllotments } from '../allotments/allotments.ts'
import { useTeacherCourses } from '../courses/courses.ts'

/** The reports of the signed-in teacher. */
export function useTeacherReports() {
  return useApiQuery('listTeacherReports', { select: ({ data }) => data })
}

export function useTeacherReportActions() {
  const mutate = useApiMutation()
  return {
    saveReport: (body: ReportDraft) =>
      mutate('saveReport', { body }, { messageKey: body.id === 0 ? 'newReport' : 'saveReport' }),
    deleteReport: (id: number) => mutate('deleteReport', { params: { id } }),
  }
}

/**
 * The options of the report form. The list of reports requests them too, so that the form doesn’t change while the user
 * fills it in.
 */
export function useReportFormOptions() {
  return {
    courses: useTeacherCourses(),
    classes: useTeacherClasses(),
    assignments: useClassAssignments(),
    allotments: useTeacherAllotments(),
  }
}
