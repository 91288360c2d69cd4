import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalCalls.ts'

/** Erases a student; undefined if the backend doesn’t have the operation. */
export function useEraseStudent() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const erase = useOptionalMutation('eraseStudent', t`Nobody can be erased here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queryClient, 'listStudents')).students.some((student) => student.id === id)
  return erase && ((id: number) => erase({ params: { id } }, () => isThere(id)))
}

/** Erases a teacher; undefined if the backend doesn’t have the operation. */
export function useEraseTeacher() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const erase = useOptionalMutation('eraseTeacher', t`Nobody can be erased here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queryClient, 'listTeachers')).teachers.some((teacher) => teacher.id === id)
  return erase && ((id: number) => erase({ params: { id } }, () => isThere(id)))
}
