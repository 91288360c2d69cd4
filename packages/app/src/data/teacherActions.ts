import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import type { Outcome, Refusal } from '@maktab/ui/refusal'
import type { CredentialsDraft } from '@maktab/ui/screens/admin/TeacherScreen/credentials.schema'
import { useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { teachersQuery } from './teachers.ts'
import { useAttempt } from './useAttempt.ts'
import { useReload } from './useReload.ts'

/** Lists that name teachers or hold what goes with them. */
const touched = [teachersQuery.queryKey, ['allotments'], ['allClasses']]

/** What can be done with a teacher; the lists are read again before an action counts as done. */
export function useTeacherActions() {
  const { t } = useLingui()
  const attempt = useAttempt(touched)
  const attemptAsSeen = useAttempt()
  const queries = useQueryClient()
  const reload = useReload(touched)

  /**
   * The call toggles whatever status it is told (1§4), so it is told that of a freshly read row (decision 22); where
   * that is another one than the person saw, nothing is sent.
   */
  const blockTeacher = async (teacherID: number, seenStatus: string): Outcome => {
    let refusal: Refusal | undefined
    const outcome = await attemptAsSeen(async () => {
      const { teachers } = await queries.fetchQuery({ ...teachersQuery, staleTime: 0 })
      const row = teachers.find(({ id }) => id === teacherID)
      if (!row) {
        refusal = { message: t`Teacher not found`, fields: {} }
        return {}
      }
      if (teacherStatus(row.status).state !== teacherStatus(seenStatus).state) {
        refusal = { message: t`The status has changed meanwhile. Look again before you decide.`, fields: {} }
        return {}
      }
      const answer = await unwrap(client.POST('/teacher/block', { body: { teacherID, status: row.status } }))
      await reload()
      return answer
    })
    return outcome ?? refusal
  }

  return {
    reload,
    blockTeacher,
    deleteTeacher: (teacherID: number) =>
      attempt(() => unwrap(client.POST('/teacher/delete', { body: { teacherID } }))),
    assignCredentials: (body: CredentialsDraft) =>
      attempt(() => unwrap(client.POST('/teacher/assign_login_credentials', { body }))),
  }
}
