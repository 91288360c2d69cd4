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

/**
 * The classes of all teachers; of one teacher and one course where both are chosen, and of one course (decision 10). A
 * teacher alone is left to the screen: the list says whose each class is.
 */
export function useAllClasses({ teacherId, courseId }: ClassFilter = {}) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: courseId === undefined ? queryKey : [...queryKey, { teacherId, courseId }],
      queryFn: ({ signal }) => {
        if (courseId === undefined) return readAll(signal)
        return teacherId === undefined ? readOfCourse(courseId, signal) : readFiltered({ teacherId, courseId }, signal)
      },
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

const readAll = (signal: AbortSignal) => unwrap(client.GET('/class/get-all', { signal }))

const readFiltered = (path: { teacherId: number; courseId: number }, signal: AbortSignal) =>
  unwrap(client.GET('/class/get-filtered-classes/{teacherId}/{courseId}', { params: { path }, signal }))

/** A school that doesn’t say what its classes teach is asked teacher by teacher, of whom there are few. */
async function readOfCourse(courseId: number, signal: AbortSignal) {
  const { data } = await readAll(signal)
  if (data.every(({ courses }) => courses !== undefined)) {
    return { data: data.filter(({ courses = [] }) => courses.some(({ id }) => id === courseId)) }
  }
  const teacherIds = new Set(data.map(({ teacherID }) => Number(teacherID)).filter((id) => id > 0))
  const found = await Promise.all([...teacherIds].map((teacherId) => readFiltered({ teacherId, courseId }, signal)))
  return { data: found.flatMap((one) => one.data) }
}
