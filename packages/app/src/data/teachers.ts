import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** All teachers, under the key that every list of them begins with. */
export const teachersQuery = queryOptions({
  queryKey: ['teachers'],
  queryFn: ({ signal }) => readAll(signal),
})

type TeacherFilter = { studentId?: number | undefined; courseId?: number | undefined }

/**
 * All teachers; those of one student and one course where both are chosen, and of one course (decision 10). A student
 * alone is left to the screen, which knows the allotments.
 */
export function useTeachers({ studentId, courseId }: TeacherFilter = {}) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: courseId === undefined ? teachersQuery.queryKey : [...teachersQuery.queryKey, { studentId, courseId }],
      queryFn: ({ signal }) => {
        if (courseId === undefined) return readAll(signal)
        if (studentId === undefined) return readOfCourse(courseId, signal)
        const path = { studentId, courseId }
        return unwrap(client.GET('/teacher/get-filtered-teacher/{studentId}/{courseId}', { params: { path }, signal }))
      },
      select: ({ teachers }) => teachers,
    }),
    { refused: t`Error fetching teachers`, unreached: t`Error fetching teachers` },
  )
}

const readAll = (signal: AbortSignal) => unwrap(client.GET('/teacher/get', { signal }))

/** A school that doesn’t say in its list what its teachers were assigned is asked teacher by teacher. */
async function readOfCourse(courseId: number, signal: AbortSignal) {
  const { teachers } = await readAll(signal)
  const isAssigned = await Promise.all(
    teachers.map(async ({ id: teacherId, courses }) => {
      if (courses !== undefined) return courses.some(({ id }) => id === courseId)
      const path = { teacherId }
      const assigned = await unwrap(
        client.GET('/course/get-teacher-assiged-course/{teacherId}', { params: { path }, signal }),
      )
      return assigned.courses.some(({ course }) => course.id === courseId)
    }),
  )
  return { teachers: teachers.filter((_, index) => isAssigned[index]) }
}
