import { unwrap } from '@maktab/client/unwrap'
import type { PolicyDraft } from '@maktab/ui/screens/admin/PoliciesScreen/policy.schema'
import { useQuery } from '@tanstack/react-query'
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
  const attempt = useAttempt([queryKey])
  return {
    savePolicy: (body: PolicyDraft) => attempt(() => unwrap(client.POST('/student-policy/create-and-edit', { body }))),
    deletePolicy: (id: number) =>
      attempt(() => unwrap(client.DELETE('/student-policy/delete/{id}', { params: { path: { id } } })), {
        hasPayload: false,
      }),
  }
}
