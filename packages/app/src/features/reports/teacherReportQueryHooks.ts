import { useApiQuery } from '#api/useApiQuery.ts'
import { useClassAssignments, useTeacherClasses } from '../classes/teacherClassQueryHooks.ts'
import { useTeacherAllotments } from '../allotments/useTeacherAllotments.ts'
import { useTeacherCourses } from '../courses/courseQueryHooks.ts'

/** The reports of the signed-in teacher. */
export function useTeacherReports() {
  return useApiQuery('listTeacherReports', { select: ({ data }) => data })
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
