import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import { parseTeacherStatus } from '@maktab/ui/lib/people/personAgeAndStatus'
import type { CredentialsDraft } from '@maktab/ui/features/teachers/admin/credentials.schema'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { DomainError } from '#api/useErrorMessage.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

type TeacherFilter = { studentId?: number | undefined; courseId?: number | undefined }

/**
 * All teachers, those of one course, or of one student and course (decision 10). The screen itself filters by a student
 * alone, by the allotments. Requested only while `isNeeded`.
 */
export function useTeachers({ studentId, courseId }: TeacherFilter = {}, isNeeded = true) {
  const all = useApiQuery('listTeachers', {
    select: ({ teachers }) => teachers,
    enabled: isNeeded && courseId === undefined,
  })
  const filtered = useQuery({
    queryKey: ['filterTeachers', { studentId, courseId }],
    queryFn:
      !isNeeded || courseId === undefined ? skipToken : ({ signal }) => fetchFiltered(courseId, studentId, signal),
    select: ({ teachers }) => teachers,
  })
  const filteredTeachers = useRemote(filtered, getToastMessages('filterTeachers'))
  return courseId === undefined ? all : filteredTeachers
}

async function fetchFiltered(courseId: number, studentId: number | undefined, signal: AbortSignal) {
  if (studentId === undefined) return fetchByCourse(courseId, signal)
  return api('filterTeachers', { params: { studentId, courseId } }, { signal })
}

/** The teachers of a course. If the list has no assigned courses, they are requested per teacher. */
async function fetchByCourse(courseId: number, signal: AbortSignal) {
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

export function useTeacherActions() {
  const { t } = useLingui()
  const mutate = useApiMutation()
  const queryClient = useQueryClient()
  return {
    /**
     * The operation toggles whatever status it receives (1§4), so it gets that of a freshly loaded row (decision 22). If
     * the status differs from what the user saw, nothing is sent.
     */
    blockTeacher: (teacherID: number, seenStatus: string, reason?: string) =>
      mutate('blockTeacher', async () => {
        const { teachers } = await fetchFresh(queryClient, 'listTeachers')
        const row = teachers.find(({ id }) => id === teacherID)
        if (!row) throw new DomainError(t`Teacher not found`)
        if (parseTeacherStatus(row.status).state !== parseTeacherStatus(seenStatus).state) {
          throw new DomainError(t`The status has changed. Check it before you decide.`)
        }
        return api('blockTeacher', { body: { teacherID, status: row.status, ...(reason && { reason }) } })
      }),
    /** Also rejects an application, with a reason for the email. */
    deleteTeacher: (teacherID: number, version?: number, reason?: string) =>
      mutate('deleteTeacher', {
        body: { teacherID, ...(version !== undefined && { version }), ...(reason && { reason }) },
      }),
    assignCredentials: (body: CredentialsDraft) => mutate('assignTeacherCredentials', { body }),
  }
}
