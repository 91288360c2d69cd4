import { unwrap } from '@maktab/client/unwrap'
import type { PolicyDraft } from '@maktab/ui/screens/admin/PoliciesScreen/policy.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['policies']

/** What the school asks of its people; administrators and students read it. */
export function usePolicies() {
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/student-policy/get', { signal })),
      select: ({ policy }) => policy,
    }),
  )
}

/** What can be done with policies; the list is read again before an action counts as done. */
export function usePolicyActions() {
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey })
  return {
    savePolicy: (body: PolicyDraft) =>
      attempt(async () => {
        const answer = await unwrap(client.POST('/student-policy/create-and-edit', { body }))
        await reload()
        return answer
      }),
    deletePolicy: (id: number) =>
      attempt(
        async () => {
          const answer = await unwrap(client.DELETE('/student-policy/delete/{id}', { params: { path: { id } } }))
          await reload()
          return answer
        },
        { hasPayload: false },
      ),
  }
}
