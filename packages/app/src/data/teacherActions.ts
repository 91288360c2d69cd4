import { useLingui } from '@lingui/react/macro'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import type { CredentialsDraft } from '@maktab/ui/screens/admin/TeacherScreen/credentials.schema'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { readNow } from '../calls/readNow.ts'
import { Refused } from '../calls/Refused.ts'
import { touches } from '../calls/touches.ts'
import { useAct } from '../calls/useAct.ts'
import { useReload } from '../calls/useReload.ts'

/** What can be done with a teacher. */
export function useTeacherActions() {
  const { t } = useLingui()
  const act = useAct()
  const reload = useReload()
  const queries = useQueryClient()
  return {
    reload: () => reload(touches.deleteTeacher),
    /**
     * The call toggles whatever status it is told (1§4), so it is told that of a freshly read row (decision 22); where
     * that is another one than the person saw, nothing is sent.
     */
    blockTeacher: (teacherID: number, seenStatus: string, reason?: string) =>
      act('blockTeacher', async () => {
        const { teachers } = await readNow(queries, 'listTeachers')
        const row = teachers.find(({ id }) => id === teacherID)
        if (!row) throw new Refused(t`Teacher not found`)
        if (teacherStatus(row.status).state !== teacherStatus(seenStatus).state) {
          throw new Refused(t`The status has changed meanwhile. Look again before you decide.`)
        }
        return ask('blockTeacher', { body: { teacherID, status: row.status, ...(reason && { reason }) } })
      }),
    /** An application is refused this way, with a reason for the mail. */
    deleteTeacher: (teacherID: number, version?: number, reason?: string) =>
      act('deleteTeacher', {
        body: { teacherID, ...(version !== undefined && { version }), ...(reason && { reason }) },
      }),
    confirmEmail: (id: number) => act('confirmTeacherEmail', { params: { id } }),
    assignCredentials: (body: CredentialsDraft) => act('assignTeacherCredentials', { body }),
  }
}
