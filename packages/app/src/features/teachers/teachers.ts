import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useRemote } from '#api/useRemote.ts'

type TeacherFilter = { studentId?: number | undefined; courseId?: number | undefined }

/**
 * All teachers; those of one student and one course where both are chosen, and of one course (decision 10). A student
 * alone is left to the screen, which knows the allotments. Asked for while they are needed.
 */
export function useTeachers({ studentId, courseId }: TeacherFilter = {}, isNeeded = true) {
  const all = useApiQuery('listTeachers', {
    select: ({ teachers }) => teachers,
    enabled: isNeeded && courseId === undefined,
  })
  const filtered = useQuery({
    queryKey: ['filterTeachers', { studentId, courseId }],
    queryFn:
      !isNeeded || courseId === undefined ? skipToken : ({ signal }) => readFiltered(courseId, studentId, signal),
    select: ({ teachers }) => teachers,
  })
  const ofCourse = useRemote(filtered, messagesOf('filterTeachers'))
  return courseId === undefined ? all : ofCourse
}

async function readFiltered(courseId: number, studentId: number | undefined, signal: AbortSignal) {
  if (studentId === undefined) return readOfCourse(courseId, signal)
  return api('filterTeachers', { params: { studentId, courseId } }, { signal })
}

/** A school that doesn’t say in its list what its teachers were assigned is asked teacher by teacher. */
async function readOfCourse(courseId: number, signal: AbortSignal) {
  const { teachers } = await api('listTeachers', {}, { signal })
  const isAssigned = await Promise.all(
    teachers.map(async ({ id: teacherId, courses }) => {
      if (courses !== undefined) return courses.some(({ id }) => id === courseId)
      const assigned = await api('listAssignedCourses', { params: { teacherId } }, { signal })
      return assigned.courses.some(({ course }) => course.id === courseId)
    }),
  )
  return { teachers: teachers.filter((_, index) => isAssigned[index]) }
}
