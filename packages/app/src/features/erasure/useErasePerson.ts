import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useOptionalMutation } from '#api/optionalOperations.ts'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { getRows } from '#lists/useListQuery.ts'

type PeopleList = 'listStudents' | 'listTeachers'

/** Checks in a fresh list whether a person still exists. */
export function useIsListed(list: PeopleList) {
  const queryClient = useQueryClient()
  return async (id: number) =>
    getRows(list, await fetchFresh(queryClient, list)).some((person) => (person as { id: number }).id === id)
}

/** Erases a student or a teacher; undefined if the backend doesn’t have the operation. */
export function useErasePerson(operation: 'eraseStudent' | 'eraseTeacher') {
  const { t } = useLingui()
  const isListed = useIsListed(operation === 'eraseStudent' ? 'listStudents' : 'listTeachers')
  const erase = useOptionalMutation(operation, t`Erasing isn’t supported on this server. Nothing changed.`)
  return erase && ((id: number) => erase({ params: { id } }, () => isListed(id)))
}
