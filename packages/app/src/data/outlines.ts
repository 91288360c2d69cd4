import { unwrap } from '@maktab/client/unwrap'
import type { OutlineDraft } from '@maktab/ui/screens/admin/OutlinesScreen/outline.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const keyOf = (courseId: number) => ['outlines', courseId]

export function useOutlines(courseId: number) {
  return useRemote(
    useQuery({
      queryKey: keyOf(courseId),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/course/outlines/{courseId}', { params: { path: { courseId } }, signal })),
      select: ({ outlines }) => outlines,
    }),
  )
}

/** What can be done with the outlines of a course; the list is read again before an action counts as done. */
export function useOutlineActions(courseId: number) {
  const attempt = useAttempt([keyOf(courseId)])
  return {
    saveOutline: ({ id: outlineId, ...body }: OutlineDraft) => {
      const path = { courseId, outlineId }
      return attempt(() =>
        unwrap(client.POST('/course/add-outlines/{courseId}/{outlineId}', { params: { path }, body })),
      )
    },
    deleteOutline: (outlineId: number) =>
      attempt(() => unwrap(client.DELETE('/course/delete-outline/{outlineId}', { params: { path: { outlineId } } })), {
        hasPayload: false,
      }),
  }
}
