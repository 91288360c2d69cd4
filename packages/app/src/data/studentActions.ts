import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { StudentIdDraft } from '@maktab/ui/screens/admin/StudentScreen/studentId.schema'
import { client } from './client.ts'
import { studentsKey } from './students.ts'
import { useAttempt } from './useAttempt.ts'
import { useReload } from './useReload.ts'

/** Lists that name students or hold what goes with them. */
const touched = [studentsKey, ['allotments'], ['eventMembers']]

/** What can be done with a student; the lists are read again before an action counts as done. */
export function useStudentActions() {
  const { t } = useLingui()
  const attempt = useAttempt(touched)
  return {
    reload: useReload(touched),
    deleteStudent: (id: number) =>
      attempt(() => unwrap(client.DELETE('/student/delete/{id}', { params: { path: { id } } })), {
        hasPayload: false,
        refused: t`Error deleting student`,
        unreached: t`Error deleting student`,
      }),
    /** By the number that the timing carries (decision 14). */
    deleteTime: (timingId: number) =>
      attempt(() => unwrap(client.DELETE('/student/delete-std-time/{timingId}', { params: { path: { timingId } } })), {
        hasPayload: false,
      }),
    assignId: (body: StudentIdDraft) =>
      attempt(() => unwrap(client.POST('/student/assign_login_credentials', { body }))),
  }
}
