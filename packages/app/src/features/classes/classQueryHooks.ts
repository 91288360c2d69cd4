import type { ResponseOf } from '@maktab/client/createApi'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'

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

/** The courses of the signed-in student. */
export function useEnrolledCourses(enabled = true) {
  return useApiQuery('listEnrolledCourses', { enabled, select: ({ courses }) => courses })
}

/** All classes of the signed-in student. */
export function useStudentClasses(enabled = true) {
  return useApiQuery('listStudentClasses', { enabled, select: ({ classes }) => classes })
}
