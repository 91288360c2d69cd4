import { useLingui } from '@lingui/react/macro'
import type { OutlineDraft } from '@maktab/ui/features/courses/admin/outline.schema'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { useOptionalMutation } from '#api/useOptionalMutation.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

export function useOutlines(courseId: number) {
  return useApiQuery('listOutlines', { params: { courseId }, select: ({ outlines }) => outlines })
}

/** What can be done with the outlines of a course. */
export function useOutlineActions(courseId: number) {
  const act = useApiMutation()
  return {
    saveOutline: ({ id: outlineId, ...body }: OutlineDraft) =>
      act('saveOutline', { params: { courseId, outlineId }, body }),
    deleteOutline: (outlineId: number) => act('deleteOutline', { params: { outlineId } }),
  }
}

/** Puts the outlines of a course in order, which the page itself says; undefined where the backend keeps none. */
export function useReorderOutlines(courseId: number) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const order = useOptionalMutation('orderOutlines', t`Outlines can’t be put in order here. Nothing was changed.`, {
    isSilent: true,
  })
  const isThere = async () => {
    const { course } = await fetchFresh(queries, 'listCourses')
    return course.some(({ id }) => id === courseId)
  }
  return order && ((outlineIds: number[], seen: number[]) => order({ body: { courseId, outlineIds, seen } }, isThere))
}
