import { useLingui } from '@lingui/react/macro'
import type { Invitation } from '@maktab/contract/schema'
import { useRef } from 'react'
import { reportIfMissing, useOptionalMutation } from '#api/optionalOperations.ts'
import { useIsListed } from '#features/erasure/useErasePerson.ts'

/** Issues a new invitation; undefined if the backend doesn’t have the operation (decision 16). */
export function useInvite(role: 'student' | 'teacher') {
  const { t } = useLingui()
  const issued = useRef<Invitation>(undefined)
  const isListed = useIsListed(role === 'student' ? 'listStudents' : 'listTeachers')
  const missing = t`Invitations aren’t supported on this server. Nothing changed.`
  const create = useOptionalMutation('createInvitation', missing, {
    onResponse: ({ invitation }) => void (issued.current = invitation),
  })
  const invite = async (id: number): Promise<Invitation | undefined> => {
    issued.current = undefined
    const outcome = await create?.({ body: { role, id } }, () => isListed(id))
    if (outcome) reportIfMissing(outcome, missing)
    return issued.current
  }
  return create ? invite : undefined
}
