import type { CourseDraft } from '@maktab/ui/screens/admin/CoursesScreen/course.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

export function useCourses() {
  return useRead('listCourses', { select: ({ course }) => course })
}

/** The courses that somebody can register for. */
export function useCoursesOnOffer() {
  return useRead('listCourses', { select: ({ course }) => course, says: 'coursesOnOffer' })
}

/** What can be done with courses. */
export function useCourseActions() {
  const act = useAct()
  return {
    saveCourse: (body: CourseDraft) => act('saveCourse', { body }),
    deleteCourse: (courseId: number) => act('deleteCourse', { params: { courseId } }),
  }
}
