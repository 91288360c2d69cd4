import { unwrap } from '@maktab/client/unwrap'
import type { OutlineDraft } from '@maktab/ui/screens/admin/OutlinesScreen/outline.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(courseId) })
  return {
    saveOutline: ({ id: outlineId, ...body }: OutlineDraft) =>
      attempt(async () => {
        const path = { courseId, outlineId }
        const answer = await unwrap(
          client.POST('/course/add-outlines/{courseId}/{outlineId}', { params: { path }, body }),
        )
        await reload()
        return answer
      }),
    deleteOutline: (outlineId: number) =>
      attempt(
        async () => {
          const answer = await unwrap(
            client.DELETE('/course/delete-outline/{outlineId}', { params: { path: { outlineId } } }),
          )
          await reload()
          return answer
        },
        { hasPayload: false },
      ),
  }
}
