import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { AllotmentDraft } from '@maktab/ui/screens/admin/AllotmentsScreen/allotment.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { teachersQuery } from './teachers.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['allotments']

/** Who teaches whom what; where it isn’t always needed, it is asked for only then. */
export function useAllotments(isNeeded = true) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/teacher-allotment/get', { signal })),
      select: ({ teacherAllotment }) => teacherAllotment,
      enabled: isNeeded,
    }),
    { refused: t`Error fetching allotments`, unreached: t`Error fetching allotments` },
  )
}

/** What can be done with allotments; the list is read again before an action counts as done. */
export function useAllotmentActions() {
  const { t } = useLingui()
  const attempt = useAttempt([queryKey])
  const queries = useQueryClient()
  const send = async (call: Promise<{ message: string }>) => {
    const answer = await call
    // The lists of a student’s and a course’s teachers follow the allotments; nobody looks at one here.
    void queries.invalidateQueries({ queryKey: teachersQuery.queryKey, refetchType: 'none' })
    return answer
  }
  return {
    /** Without an id it allots. */
    saveAllotment: (body: AllotmentDraft, id: number | undefined) =>
      attempt(() =>
        send(
          unwrap(
            id === undefined
              ? client.POST('/teacher-allotment/allot', { body })
              : client.PUT('/teacher-allotment/update/{id}', { params: { path: { id } }, body }),
          ),
        ),
      ),
    deleteAllotment: (id: number) =>
      attempt(() => send(unwrap(client.DELETE('/teacher-allotment/delete/{id}', { params: { path: { id } } }))), {
        hasPayload: false,
        done: t`Allotment deleted`,
        refused: t`Error deleting allotment`,
        unreached: t`Error deleting allotment`,
      }),
  }
}
