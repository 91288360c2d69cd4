import { useLingui } from '@lingui/react/macro'
import type { NotesDraft } from '@maktab/ui/features/students/admin/notes.schema'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { useOptionalMutation } from '#api/useOptionalMutation.ts'

/** Keeps the office’s notes on a student; undefined where the backend doesn’t know the call. */
export function useSaveNotes() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const save = useOptionalMutation('saveStudentNotes', t`Notes can’t be kept here. Nothing was changed.`)
  const isThere = async (id: number) =>
    (await fetchFresh(queries, 'listStudents')).students.some((student) => student.id === id)
  return save && ((id: number, body: NotesDraft) => save({ params: { id }, body }, () => isThere(id)))
}
