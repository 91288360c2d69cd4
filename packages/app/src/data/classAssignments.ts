import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { components } from '@maktab/contract/schema'
import type { AssignmentDraft } from '@maktab/ui/screens/teacher/AssignStudentsScreen/assignment.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['classAssignments']

/** Who is in which class of the teacher who is signed in. */
export function useClassAssignments() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/class/get-students', { signal })),
      select: ({ students }) => students,
    }),
    { refused: t`Failed to load students`, unreached: t`Error fetching students` },
  )
}

/** Puts students into classes and takes them out; the lists are read again before an action counts as done. */
export function useClassAssignmentActions() {
  const { t } = useLingui()
  const attempt = useAttempt([queryKey, ['classStudents']])
  return {
    assignStudents: (body: AssignmentDraft) =>
      attempt(() => unwrap(client.POST('/class/assign-students', { body })), {
        done: t`Students assigned to class successfully`,
        refused: t`Failed to assign students to class`,
        unreached: t`Failed to assign students to class`,
      }),
    removeStudent: ({ id: linkId, classID: classId, student }: components['schemas']['ClassAssignment']) => {
      const path = { classId, studentId: student.id, linkId }
      return attempt(
        () => unwrap(client.DELETE('/class/remove-std/{classId}/{studentId}/{linkId}', { params: { path } })),
        { hasPayload: false },
      )
    },
  }
}
