import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { components } from '@maktab/contract/schema'
import type { ClassDraft } from '@maktab/ui/screens/teacher/ClassesScreen/class.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

type Schemas = components['schemas']

const queryKey = ['teacherClasses']

/** The classes of the teacher who is signed in. */
export function useTeacherClasses() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/class/get', { signal })),
      select: ({ data }) => data,
    }),
    { refused: t`Failed to load classes`, unreached: t`Error fetching classes` },
  )
}

/** The students of one of the teacher's classes, by their codes. */
export function useClassStudents(classId: number) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: ['classStudents', classId],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/class/{id}/students', { params: { path: { id: classId } }, signal })),
      select: ({ students }) => students,
    }),
    { refused: t`Failed to load students`, unreached: t`Error fetching students` },
  )
}

/** What a teacher can do with classes; the list is read again before an action counts as done. */
export function useTeacherClassActions() {
  const attempt = useAttempt([queryKey, ['classAssignments']])
  return {
    createClass: (body: Schemas['NewClass']) => attempt(() => unwrap(client.POST('/class/create', { body }))),
    editClass: (body: ClassDraft) =>
      attempt(() => unwrap(client.PUT('/class/edit/{id}', { params: { path: { id: body.id } }, body }))),
    deleteClass: (id: number) =>
      attempt(() => unwrap(client.DELETE('/class/delete/{id}', { params: { path: { id } } })), { hasPayload: false }),
  }
}
