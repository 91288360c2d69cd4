import type { RequestOf } from '@maktab/client/createApi'
import type { StaffLink } from '@maktab/contract/schema'
import type { IssuedLink } from '@maktab/ui/features/staff/admin/InvitationLinkCard'
import type { SubmitResult } from '@maktab/ui/submitResult'
import { atom, useSetAtom } from 'jotai'
import { api } from '#api/api.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'

/** The office’s administrators; undefined if the backend can’t list them (decision 16). */
export function useStaff() {
  return useOptionalQuery('listStaff', { select: ({ staff }) => staff })
}

/** The link created last, with the account that created it. Kept in memory only, because it is a secret. */
const storedLinkAtom = atom<{ owner: string | undefined; issued: IssuedLink }>()

/** The link that the current user created last, until it is closed. */
export const issuedLinkAtom = atom(
  (get) => {
    const stored = get(storedLinkAtom)
    return stored && stored.owner === get(pageOwnerAtom) ? stored.issued : undefined
  },
  (get, set, issued: IssuedLink | undefined) => set(storedLinkAtom, issued && { owner: get(pageOwnerAtom), issued }),
)

type LinkOperation = 'inviteStaff' | 'createStaffLink'
type IssueLink = <Id extends LinkOperation>(id: Id, request: RequestOf<Id>, name: string) => Promise<SubmitResult>

/** Creates an invitation link, which the list then shows once. */
export function useIssueLink(): IssueLink {
  const mutate = useApiMutation()
  const setIssued = useSetAtom(issuedLinkAtom)
  return (id, request, name) =>
    mutate(id, async () => {
      const answer: StaffLink = await api(id, request)
      setIssued({ name, link: answer.link, until: answer.until, isMailed: answer.isMailed })
      return answer
    })
}
