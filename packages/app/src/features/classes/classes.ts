import type { ResponseOf } from '@maktab/client/createApi'
import type { ClassDraft } from '@maktab/ui/features/classes/admin/class.schema'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import type { CourseAssignment } from '@maktab/ui/features/teachers/admin/AssignCourse'

type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The classes of all teachers; of one teacher and one course where both are chosen, and of one course (decision 10). A
 * teacher alone is left to the screen: the list says whose each class is. Asked for while it `isNeeded`.
 */
export function useAllClasses({ teacherId, courseId }: ClassFilter = {}, isNeeded = true) {
  const all = useApiQuery('listAllClasses', { select: ({ data }) => data, enabled: isNeeded && courseId === undefined })
  const filtered = useQuery({
    queryKey: ['filterClasses', { teacherId, courseId }],
    queryFn:
      !isNeeded || courseId === undefined ? skipToken : ({ signal }) => readFiltered(courseId, teacherId, signal),
    select: ({ data }) => data,
  })
  const ofCourse = useRemote(filtered, messagesOf('filterClasses'))
  return courseId === undefined ? all : ofCourse
}

/** What can be done with a class. */
export function useClassActions() {
  const act = useApiMutation()
  const reload = useInvalidateQueries()
  return {
    reload: () => reload(invalidations.editClass),
    editClass: (body: ClassDraft) => act('editClass', { params: { id: body.id }, body }),
    deleteClass: (id: number) => act('deleteClass', { params: { id } }),
  }
}

async function readFiltered(courseId: number, teacherId: number | undefined, signal: AbortSignal) {
  if (teacherId === undefined) return readOfCourse(courseId, signal)
  return api('filterClasses', { params: { teacherId, courseId } }, { signal })
}

/**
 * A school that doesn’t say what its classes teach is asked teacher by teacher, of whom there are few; what several
 * answers have is one class.
 */
async function readOfCourse(courseId: number, signal: AbortSignal): Promise<ResponseOf<'filterClasses'>> {
  const { data } = await api('listAllClasses', {}, { signal })
  if (data.every(({ courses }) => courses !== undefined)) {
    return { data: data.filter(({ courses = [] }) => courses.some(({ id }) => id === courseId)) }
  }
  const teacherIds = new Set(data.map(({ teacherID }) => Number(teacherID)).filter((id) => id > 0))
  const found = await Promise.all([...teacherIds].map((teacherId) => readFiltered(courseId, teacherId, signal)))
  return { data: [...new Map(found.flatMap(({ data: own }) => own).map((one) => [one.id, one])).values()] }
}

/** The courses that a teacher was assigned; asked for while it `isNeeded`. */
export function useAssignedCourses(teacherId: number, isNeeded: boolean) {
  return useApiQuery('listAssignedCourses', {
    params: { teacherId },
    select: ({ courses }) => courses,
    enabled: isNeeded,
  })
}

/** What can be done with a teacher’s courses. */
export function useAssignedCourseActions() {
  const act = useApiMutation()
  return {
    assignCourse: (body: CourseAssignment) => act('assignCourse', { body }),
    /** The id is the assignment’s (decision 3), whatever the path calls it. */
    removeCourse: (courseId: number) => act('removeAssignedCourse', { params: { courseId } }),
  }
}

/** The courses of the student who is signed in. */
export function useEnrolledCourses(enabled = true) {
  return useApiQuery('listEnrolledCourses', { enabled, select: ({ courses }) => courses })
}

/** One of them, as soon as it is known, and the list that it is in. */
export function useEnrolledCourse(courseId: number) {
  const courses = useEnrolledCourses()
  return { courses, course: courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined }
}

/** All classes of the student who is signed in. */
export function useStudentClasses() {
  return useApiQuery('listStudentClasses', { select: ({ classes }) => classes })
}

/** The student’s classes of one course. */
export function useCourseClasses(courseId: number) {
  return useApiQuery('listCourseClasses', { params: { courseId }, select: ({ classes }) => classes })
}
