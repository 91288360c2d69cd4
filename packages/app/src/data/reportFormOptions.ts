import { useClassAssignments } from './classAssignments.ts'
import { useTeacherAllotments } from './teacherAllotments.ts'
import { useTeacherClasses } from './teacherClasses.ts'
import { useTeacherCourses } from './teacherCourses.ts'

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
