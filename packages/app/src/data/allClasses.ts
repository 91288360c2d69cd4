import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { ClassDraft } from '@maktab/ui/screens/admin/ClassesScreen/class.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useReload } from './useReload.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['allClasses']

type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/** The classes of all teachers; of one teacher and one course where both are chosen (decision 10). */
export function useAllClasses({ teacherId, courseId }: ClassFilter = {}) {
  const { t } = useLingui()
  const path = teacherId !== undefined && courseId !== undefined ? { teacherId, courseId } : undefined
  return useRemote(
    useQuery({
      queryKey: path ? [...queryKey, path] : queryKey,
      queryFn: ({ signal }) =>
        path
          ? unwrap(client.GET('/class/get-filtered-classes/{teacherId}/{courseId}', { params: { path }, signal }))
          : unwrap(client.GET('/class/get-all', { signal })),
      select: ({ data }) => data,
    }),
    { refused: t`Failed to load classes`, unreached: t`Error fetching classes` },
  )
}

/** What can be done with a class; the lists are read again before an action counts as done. */
export function useClassActions() {
  const { t } = useLingui()
  const attempt = useAttempt([queryKey])
  return {
    reload: useReload([queryKey]),
    editClass: (body: ClassDraft) =>
      attempt(() => unwrap(client.PUT('/class/edit/{id}', { params: { path: { id: body.id } }, body })), {
        done: t`Class updated successfully`,
        refused: t`Failed to update class`,
        unreached: t`Error updating class`,
      }),
    deleteClass: (id: number) =>
      attempt(() => unwrap(client.DELETE('/class/delete/{id}', { params: { path: { id } } })), { hasPayload: false }),
  }
}
