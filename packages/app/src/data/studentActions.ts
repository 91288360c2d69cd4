import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { StudentIdDraft } from '@maktab/ui/screens/admin/StudentScreen/studentId.schema'
import { useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { studentsKey } from './students.ts'
import { useAttempt } from './useAttempt.ts'

/** Lists that name students or hold what goes with them. */
const touched = [studentsKey, ['allotments'], ['eventMembers']]

/** What can be done with a student; the lists are read again before an action counts as done. */
export function useStudentActions() {
  const { t } = useLingui()
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = async () => {
    await Promise.all(touched.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return {
    reload,
    deleteStudent: (id: number) =>
      attempt(
        async () => {
          const answer = await unwrap(client.DELETE('/student/delete/{id}', { params: { path: { id } } }))
          await reload()
          return answer
        },
        { hasPayload: false, refused: t`Error deleting student`, unreached: t`Error deleting student` },
      ),
    /** By the number that the timing carries (decision 14). */
    deleteTime: (timingId: number) =>
      attempt(
        async () => {
          const path = { timingId }
          const answer = await unwrap(client.DELETE('/student/delete-std-time/{timingId}', { params: { path } }))
          await reload()
          return answer
        },
        { hasPayload: false },
      ),
    assignId: (body: StudentIdDraft) =>
      attempt(async () => {
        const answer = await unwrap(client.POST('/student/assign_login_credentials', { body }))
        await reload()
        return answer
      }),
  }
}
