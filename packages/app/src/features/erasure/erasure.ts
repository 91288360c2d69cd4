import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalCalls.ts'

/** Erases a student; undefined where the backend doesn’t know the call. */
export function useEraseStudent() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const erase = useOptionalMutation('eraseStudent', t`Nobody can be erased here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queries, 'listStudents')).students.some((student) => student.id === id)
  return erase && ((id: number) => erase({ params: { id } }, () => isThere(id)))
}

/** Erases a teacher; undefined where the backend doesn’t know the call. */
export function useEraseTeacher() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const erase = useOptionalMutation('eraseTeacher', t`Nobody can be erased here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queries, 'listTeachers')).teachers.some((teacher) => teacher.id === id)
  return erase && ((id: number) => erase({ params: { id } }, () => isThere(id)))
}
