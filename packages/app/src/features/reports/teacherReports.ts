import type { ReportDraft } from '@maktab/ui/features/reports/teacher/report.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useClassAssignments, useTeacherClasses } from '../classes/teacherClasses.ts'
import { useTeacherAllotments } from '../allotments/allotments.ts'
import { useTeacherCourses } from '../courses/courses.ts'

/** The reports that the teacher who is signed in has written. */
export function useTeacherReports() {
  return useApiQuery('listTeacherReports', { select: ({ data }) => data })
}

/** What a teacher can do with reports. */
export function useTeacherReportActions() {
  const mutate = useApiMutation()
  return {
    saveReport: (body: ReportDraft) =>
      mutate('saveReport', { body }, { messageKey: body.id === 0 ? 'newReport' : 'saveReport' }),
    deleteReport: (id: number) => mutate('deleteReport', { params: { id } }),
  }
}

/**
 * Who learns what in which class. The list of reports asks for it too, though only their form shows it: so nothing
 * of it comes while one chooses there.
 */
export function useReportFormOptions() {
  return {
    courses: useTeacherCourses(),
    classes: useTeacherClasses(),
    assignments: useClassAssignments(),
    allotments: useTeacherAllotments(),
  }
}
