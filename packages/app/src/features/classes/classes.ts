import type { ResponseOf } from '@maktab/client/createApi'
import type { ClassDraft } from '@maktab/ui/features/classes/admin/class.schema'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import type { CourseAssignment } from '@maktab/ui/features/teachers/admin/AssignCourse'

type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The classes of all teachers, of one course, or of one teacher and course (decision 10). The screen itself filters by a
 * teacher alone. Requested only while `isNeeded`.
 */
export function useAllClasses({ teacherId, courseId }: ClassFilter = {}, isNeeded = true) {
  const all = useApiQuery('listAllClasses', { select: ({ data }) => data, enabled: isNeeded && courseId === undefined })
  const filtered = useQuery({
    queryKey: ['filterClasses', { teacherId, courseId }],
    queryFn:
      !isNeeded || courseId === undefined ? skipToken : ({ signal }) => fetchFiltered(courseId, teacherId, signal),
    select: ({ data }) => data,
  })
  const filteredClasses = useRemote(filtered, getToastMessages('filterClasses'))
  return courseId === undefined ? all : filteredClasses
}

export function useClassActions() {
  const mutate = useApiMutation()
  const invalidate = useInvalidateQueries()
  return {
    reload: () => invalidate(invalidations.editClass),
    editClass: (body: ClassDraft) => mutate('editClass', { params: { id: body.id }, body }),
    deleteClass: (id: number) => mutate('deleteClass', { params: { id } }),
  }
}

async function fetchFiltered(courseId: number, teacherId: number | undefined, signal: AbortSignal) {
  if (teacherId === undefined) return fetchByCourse(courseId, signal)
  return api('filterClasses', { params: { teacherId, courseId } }, { signal })
}

/** The classes of a course. If the list has no courses, requests the classes per teacher instead and removes duplicates. */
async function fetchByCourse(courseId: number, signal: AbortSignal): Promise<ResponseOf<'filterClasses'>> {
  const { data } = await api('listAllClasses', {}, { signal })
  if (data.every(({ courses }) => courses !== undefined)) {
    return { data: data.filter(({ courses = [] }) => courses.some(({ id }) => id === courseId)) }
  }
  const teacherIds = new Set(data.map(({ teacherID }) => Number(teacherID)).filter((id) => id > 0))
  const responses = await Promise.all([...teacherIds].map((teacherId) => fetchFiltered(courseId, teacherId, signal)))
  return { data: [...new Map(responses.flatMap(({ data: classes }) => classes).map((one) => [one.id, one])).values()] }
}

/** The courses assigned to a teacher; requested only while `isNeeded`. */
export function useAssignedCourses(teacherId: number, isNeeded: boolean) {
  return useApiQuery('listAssignedCourses', {
    params: { teacherId },
    select: ({ courses }) => courses,
    enabled: isNeeded,
  })
}

export function useAssignedCourseActions() {
  const mutate = useApiMutation()
  return {
    assignCourse: (body: CourseAssignment) => mutate('assignCourse', { body }),
    /** The ID is the assignment’s (decision 3), although the path calls it `courseId`. */
    removeCourse: (courseId: number) => mutate('removeAssignedCourse', { params: { courseId } }),
  }
}

/** The courses of the signed-in student. */
export function useEnrolledCourses(enabled = true) {
  return useApiQuery('listEnrolledCourses', { enabled, select: ({ courses }) => courses })
}

/** One of the signed-in student’s courses and the list it is from. */
export function useEnrolledCourse(courseId: number) {
  const courses = useEnrolledCourses()
  return { courses, course: courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined }
}

/** All classes of the signed-in student. */
export function useStudentClasses() {
  return useApiQuery('listStudentClasses', { select: ({ classes }) => classes })
}

/** The student’s classes of one course. */
export function useCourseClasses(courseId: number) {
  return useApiQuery('listCourseClasses', { params: { courseId }, select: ({ classes }) => classes })
}
