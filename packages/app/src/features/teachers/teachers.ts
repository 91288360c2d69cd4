import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import { parseTeacherStatus } from '@maktab/ui/lib/people/personDetails'
import type { CredentialsDraft } from '@maktab/ui/features/teachers/admin/credentials.schema'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { DomainError } from '#api/errors.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

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

/** What can be done with a teacher. */
export function useTeacherActions() {
  const { t } = useLingui()
  const mutate = useApiMutation()
  const reload = useInvalidateQueries()
  const queryClient = useQueryClient()
  return {
    reload: () => reload(invalidations.deleteTeacher),
    /**
     * The call toggles whatever status it is told (1§4), so it is told that of a freshly read row (decision 22); where
     * that is another one than the person saw, nothing is sent.
     */
    blockTeacher: (teacherID: number, seenStatus: string, reason?: string) =>
      mutate('blockTeacher', async () => {
        const { teachers } = await fetchFresh(queryClient, 'listTeachers')
        const row = teachers.find(({ id }) => id === teacherID)
        if (!row) throw new DomainError(t`Teacher not found`)
        if (parseTeacherStatus(row.status).state !== parseTeacherStatus(seenStatus).state) {
          throw new DomainError(t`The status has changed meanwhile. Look again before you decide.`)
        }
        return api('blockTeacher', { body: { teacherID, status: row.status, ...(reason && { reason }) } })
      }),
    /** An application is refused this way, with a reason for the mail. */
    deleteTeacher: (teacherID: number, version?: number, reason?: string) =>
      mutate('deleteTeacher', {
        body: { teacherID, ...(version !== undefined && { version }), ...(reason && { reason }) },
      }),
    confirmEmail: (id: number) => mutate('confirmTeacherEmail', { params: { id } }),
    assignCredentials: (body: CredentialsDraft) => mutate('assignTeacherCredentials', { body }),
  }
}
