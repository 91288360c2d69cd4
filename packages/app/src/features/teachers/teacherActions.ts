import { useLingui } from '@lingui/react/macro'
import { parseTeacherStatus } from '@maktab/ui/lib/people/parseTeacherStatus'
import type { CredentialsDraft } from '@maktab/ui/features/teachers/admin/credentials.schema'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { fetchFresh } from '#api/fetchFresh.ts'
import { DomainError } from '#api/DomainError.ts'
import { invalidations } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useInvalidateQueries } from '#api/useInvalidateQueries.ts'

/** What can be done with a teacher. */
export function useTeacherActions() {
  const { t } = useLingui()
  const act = useApiMutation()
  const reload = useInvalidateQueries()
  const queries = useQueryClient()
  return {
    reload: () => reload(invalidations.deleteTeacher),
    /**
     * The call toggles whatever status it is told (1§4), so it is told that of a freshly read row (decision 22); where
     * that is another one than the person saw, nothing is sent.
     */
    blockTeacher: (teacherID: number, seenStatus: string, reason?: string) =>
      act('blockTeacher', async () => {
        const { teachers } = await fetchFresh(queries, 'listTeachers')
        const row = teachers.find(({ id }) => id === teacherID)
        if (!row) throw new DomainError(t`Teacher not found`)
        if (parseTeacherStatus(row.status).state !== parseTeacherStatus(seenStatus).state) {
          throw new DomainError(t`The status has changed meanwhile. Look again before you decide.`)
        }
        return api('blockTeacher', { body: { teacherID, status: row.status, ...(reason && { reason }) } })
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
