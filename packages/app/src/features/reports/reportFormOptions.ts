import { useClassAssignments } from '../classes/classAssignments.ts'
import { useTeacherAllotments } from '../allotments/teacherAllotments.ts'
import { useTeacherClasses } from '../classes/teacherClasses.ts'
import { useTeacherCourses } from '../courses/teacherCourses.ts'

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
